// Files that are stored here, such as images/uploads/….jpg, have a name that can't be guessed.
const NAMES = /(?:images|api)\/(?:uploads|reviews)\/([0-9a-f]{32})\b/g;

/** The names of all stored files whose paths are in a text, such as a row's JSON. */
export function storedNamesIn(text: string): string[] {
  return [...text.matchAll(NAMES)].flatMap(([, name]) => name ?? []);
}

const UPLOAD = /^\/?(?:images|api)\/uploads\/[0-9a-f]{32}\b/;

/** Whether a value is the path of an uploaded file of this server. */
export const isUpload = (value: unknown) => typeof value === 'string' && UPLOAD.test(value);

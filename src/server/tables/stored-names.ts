// Files that are stored here, such as images/uploads/….jpg, have a name that can't be guessed.
const NAMES = /(?:images|api)\/(?:uploads|reviews)\/([0-9a-f]{32})\b/g;
const REVIEW_NAMES = /images\/reviews\/([0-9a-f]{32})\b/g;

/** The names of all stored files whose paths are in a text, such as a row's JSON. */
export const storedNamesIn = (text: string) => namesIn(text, NAMES);

export const reviewPicturesIn = (text: string) => namesIn(text, REVIEW_NAMES);

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);
}

const UPLOAD = /^\/?(?:images|api)\/uploads\/[0-9a-f]{32}\b/;

/** Whether a value is the path of an uploaded file of this server. */
export const isUpload = (value: unknown) => typeof value === 'string' && UPLOAD.test(value);

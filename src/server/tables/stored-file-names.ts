// Files that are stored here, such as images/uploads/….jpg, have a name that can't be guessed.
const NAMES = /(?:images|api)\/(?:uploads|reviews)\/([0-9a-f]{32})\b/g;

/** The names of all stored files whose paths are in a text, such as a row's JSON. */
export const storedNamesIn = (text: string) => namesIn(text, NAMES);

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);
}

const UPLOADS = /(?:^|\ssrc=")\/?(?:images|api)\/uploads\/([0-9a-f]{32})\b/g;

/** The names of the uploaded files of this server whose paths are a value, or pictures of its HTML. */
export const uploadsIn = (value: unknown) =>
  typeof value === 'string' ? namesIn(value, UPLOADS) : [];

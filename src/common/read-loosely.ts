/** Parses JSON. Returns other text unchanged, and `undefined` for empty text. */
export function readLoosely(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

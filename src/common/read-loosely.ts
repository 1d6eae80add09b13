/** Parses JSON text. Other text is returned unchanged, an empty one as `undefined`. */
export function readLoosely(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The value of a JSON text; a text that is none stands for itself, an empty one for `undefined`. */
export function readLoosely(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

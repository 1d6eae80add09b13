/** A text as both databases store it: with U+FFFD for half of a character, as some programs send it after cutting a text. */
export const storedText = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD');

/** The JSON of values with such texts. PostgreSQL can't read JSON with half of a character. */
export function storedJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!json.includes('\\ud')) return json;
  return JSON.stringify(value, (_, part) => (typeof part === 'string' ? storedText(part) : part));
}

/**
 * The JSON of values with texts as both databases store them: with U+FFFD for a lone surrogate, as some programs
 * send it after cutting a text. PostgreSQL can't read JSON with one.
 */
export function storedJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!json.includes('\\ud')) return json;
  return JSON.stringify(value, (_, part) =>
    typeof part === 'string' ? part.toWellFormed() : part,
  );
}

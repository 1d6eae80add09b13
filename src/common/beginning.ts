/** The first `max` UTF-16 code units of a text, without half a character at the end. */
export function beginning(text: string, max: number): string {
  return text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
}

/** The first `max` UTF-16 code units of a text. Never ends within a surrogate pair. */
export function beginning(text: string, max: number): string {
  return text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
}

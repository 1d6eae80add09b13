/** Like `encodeURIComponent`, which throws for half of a character. */
export function encodePart(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

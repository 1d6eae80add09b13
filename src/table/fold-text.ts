const ASCII = /^[\0-\x7f]*$/;
const ACCENTS = /[\u0300-\u036f]/g;

/** The form in which texts are searched and sorted: without regard to case and accents. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  return ASCII.test(lower) ? lower : lower.normalize('NFKD').replace(ACCENTS, '');
}

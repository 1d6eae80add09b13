const ASCII = /^[\0-\x7f]*$/;
const ACCENTS = /[\u0300-\u036f]/g;

/** Removes case and accents, for searching and sorting. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  return ASCII.test(lower) ? lower : lower.normalize('NFKD').replace(ACCENTS, '');
}

/** Folds what somebody searches for. A phone number loses the country code, without which it is stored. */
export function foldTerm(text: string): string {
  return foldText(text)
    .replace(/\+91[\s-]*(?=\d)/g, '')
    .trim();
}

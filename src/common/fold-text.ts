const ASCII = /^[\0-\x7f]*$/;
const ACCENTS = /[\u0300-\u036f]/g;

/** Removes case and accents, for searching and sorting. */
export function foldText(text: string): string {
  // Capitals go last: `№` is split into `No`.
  const plain = ASCII.test(text) ? text : text.normalize('NFKD').replace(ACCENTS, '');
  return plain.toLowerCase();
}

/** Folds a search term. Leaves out the country code of phone numbers, which are stored without it. */
export function foldTerm(text: string): string {
  return foldText(text)
    .replace(/\+91[\s-]*(?=\d)/g, '')
    .trim();
}

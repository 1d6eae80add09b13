/** A label as it is within a sentence: `Custom Catalogue` as `custom catalogue`. Abbreviations, as in `FAQs`, stay. */
export const inSentence = (label: string) =>
  label.replace(/(?<!\S)\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());

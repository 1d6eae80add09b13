export const texts = {
  reveal: (label: string) => `Show a number of ${label}`,
  add: (label: string) => `Add ${label}`,
  update: (label: string) => `Update ${label}`,
  remove: (label: string) => `Remove ${label}`,
  undo: 'Undo',
  changedMeanwhile: (labels: string, by: string) => `Also changed meanwhile: ${labels}, by ${by}`,
  added: (label: string) => `${label} added`,
  removed: (label: string) => `${label} removed`,
  notSaved: 'There was no answer from the server, and nothing you typed is lost. Try again.',
  rowGone: (label: string) =>
    `This ${inSentence(label)} no longer exists. Someone may have removed it.`,
};

/** `Coupon` is `coupon` within a sentence, but `FAQ` stays as it is. */
function inSentence(label: string): string {
  return label.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());
}

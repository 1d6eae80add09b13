export const viewTexts = {
  required: 'Enter a name.',
  taken: 'There is a view with this name. Choose another one.',
  tooMany: 'There are too many views. Remove some first.',
  tooLong: (max: number) => `Enter at most ${max} characters.`,
};

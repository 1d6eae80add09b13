export const viewTexts = {
  taken: 'There is a view with this name. Choose another one.',
  tooMany: 'There are too many views. Remove some first.',
};

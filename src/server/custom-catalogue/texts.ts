export const changeTexts = {
  added: (category: string) => `Added to ${category}`,
  removed: (category: string) => `Removed from ${category}`,
};

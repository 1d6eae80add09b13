export const texts = {
  toggleLink: (wpId: string, catId: string) => `Change ${wpId} in category ${catId}`,
};

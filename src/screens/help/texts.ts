export const texts = {
  about: (title: string) => `About ${title}`,
  editScreen: 'Edit this screen',
};

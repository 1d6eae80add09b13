export const texts = {
  about: (title: string) => `About ${title}`,
  close: 'Close',

  previewTitle: 'Search engine preview',
  previewNoTitle: 'No meta title',
  previewNoDescription: 'No meta description',
};

export const texts = {
  previewTitle: 'Search engine preview',
  previewNoTitle: 'No meta title',
  previewNoDescription: 'No meta description',
};

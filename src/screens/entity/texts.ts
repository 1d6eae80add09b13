export const texts = {
  hidePagePreview: 'Hide preview',
  nothingToPreview: 'Nothing to preview yet',
  pagePreview: 'Preview',
  pagePreviewOf: (label: string) => `Preview of ${label}`,
  previewTitle: 'Search engine preview',
  previewNoTitle: 'No meta title',
  previewNoDescription: 'No meta description',
};

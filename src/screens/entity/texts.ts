/** What people read on an entity's screen alone. */
export const texts = {
  previewTitle: 'As a search engine would show it',
  previewNoTitle: 'No meta title',
  previewNoDescription: 'No meta description',
};

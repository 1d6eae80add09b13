/** Texts of dialogs, which need not load with the table. */
export const laterTexts = {
  update: 'Update Review Details',
  /** After an update of a new review in which nothing was changed. */
  stillNew: (name: string) => `Nothing was changed. ${name} is still new.`,
  keep: (status: string) => `Keep ${status}`,
  changedSince: (name: string) =>
    `${name} has changed since it was loaded. Look at it again, then set its status.`,

  /** In the viewer of its images. */
  neighbours: { previous: 'Previous review', next: 'Next review' },
  noImages: 'This review has no images.',

  currentImages: 'Current images',
  removeImage: (number: number) => `Remove image ${number}`,
  keepImage: (number: number) => `Keep image ${number}`,
  removed: 'Removed',
};

/** Texts of the forms above tables, and of those in dialogs. They need not load with the table. */
export const rowFormTexts = {
  show: 'Show form',
  hide: 'Hide form',
  discard: 'Discard',
  unsaved: (time: string) => `Unsaved changes from ${time}`,
  uploading: (labels: string) => `Uploading ${labels}…`,
  sentAfter: (labels: string) => `Waiting for ${labels} to upload…`,
  notUploaded: (labels: string) =>
    `Not uploaded: ${labels}. Choose again, or save without uploading.`,
  cancelUpload: 'Cancel upload',
};

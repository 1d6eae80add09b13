/** Texts of the forms, which need not load with the table. */
export const rowFormTexts = {
  show: 'Show form',
  hide: 'Hide form',
  save: 'Save',
  discard: 'Discard',
  steps: { previous: 'Previous row', next: 'Next row' },
  removeTitle: (name: string) => `Remove ${name}?`,
  removeQuestion: (name: string, kind: string) =>
    `${name} will be removed from the list of ${kind.toLowerCase()} for everyone.`,
  saveTitle: 'Save your changes?',
  saveQuestion: 'This row has changes that have not been saved.',
  usedBy: (what: string, isRejected: boolean) =>
    `Used by ${what}${isRejected ? ': change these first.' : '.'}`,
  unsaved: (time: string) => `Unsaved changes from ${time}`,
  uploading: (labels: string) => `Uploading ${labels}…`,
  sentAfter: (labels: string) => `Waiting for ${labels} to upload…`,
  notUploaded: (label: string) => `${label} was not uploaded.`,
  cancelUpload: 'Cancel upload',
};

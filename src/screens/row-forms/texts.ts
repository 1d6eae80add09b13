import { formatMoment } from '../../common/format-moment';
import { texts as changeTexts } from '../../stores/changes/texts';

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
  mergeTitle: 'Changed by someone else',
  mergeHelp: (what: string) =>
    `Someone else has changed ${what}. Which values do you want to keep?`,
  original: (value: string) => `Original: ${value || rowFormTexts.emptyValue}`,
  alsoChanged: (label: string, value: string) =>
    `${label} is now: ${value || rowFormTexts.emptyValue}`,
  changedBy: (by: unknown, at: unknown) =>
    `Changed by ${by ?? changeTexts.server}, ${formatMoment(String(at))}`,
  mine: 'Mine',
  theirs: 'Theirs',
  emptyValue: '(empty)',
};

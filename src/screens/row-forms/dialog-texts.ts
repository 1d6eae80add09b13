import { inSentence } from '../in-sentence';

/** Texts of dialogs about rows, which load with the first input. */
export const dialogTexts = {
  save: 'Save',
  neighbours: { previous: 'Previous row', next: 'Next row' },
  removeTitle: (name: string) => `Remove ${name}?`,
  removeQuestion: (name: string, kind: string) =>
    `${name} will be removed from the list of ${inSentence(kind)} for everyone.`,
  saveTitle: 'Save your changes?',
  saveQuestion: 'This row has changes that have not been saved.',
  usedBy: (what: string, isRejected: boolean) =>
    `Used by ${what}${isRejected ? ': change these first.' : '.'}`,
};

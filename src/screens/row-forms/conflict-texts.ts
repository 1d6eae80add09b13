import { formatMoment } from '../../common/format-moment';
import { texts as changeTexts } from '../../stores/changes/texts';

/** Texts of the question about conflicting changes, which loads with the dialog that asks it. */
export const conflictTexts = {
  mergeTitle: 'Changed by someone else',
  mergeHelp: (what: string) =>
    `Someone else has changed ${what}. Which values do you want to keep?`,
  original: (value: string) => `Original: ${value || conflictTexts.emptyValue}`,
  alsoChanged: (label: string, value: string) =>
    `${label} is now: ${value || conflictTexts.emptyValue}`,
  changedBy: (by: unknown, at: unknown) =>
    `Changed by ${by ?? changeTexts.server}, ${formatMoment(String(at))}`,
  mine: 'Mine',
  theirs: 'Theirs',
  emptyValue: '(empty)',
};

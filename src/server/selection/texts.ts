import { plural } from '../../common/quantities';

export const selectionTexts = {
  edited: (labels: readonly string[]) => `Change of ${labels.join(', ')}`,
  removed: 'Removal',
  rejected: (rows: number) => `${plural(rows, 'row')} can’t be changed. Nothing was changed.`,
  noRow: 'It no longer exists. Someone may have removed it.',
  noField: 'This field can’t be changed for several rows.',
};

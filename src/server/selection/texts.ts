import { plural } from '../../common/quantities';

export const selectionTexts = {
  edited: (labels: readonly string[]) => `Change of ${labels.join(', ')}`,
  removed: 'Removal',
  notChanged: (rows: number) => `${plural(rows, 'row')} can’t be changed. Nothing was changed.`,
  notRemoved: (rows: number) => `${plural(rows, 'row')} can’t be removed. Nothing was removed.`,
  noRow: 'It no longer exists. Someone may have removed it.',
  noField: 'This field can’t be changed for several rows.',
};

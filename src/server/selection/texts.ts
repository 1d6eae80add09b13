import { plural } from '../../common/quantities';
import { MAX_SELECTED } from '../../entities/wire/selection';

export const selectionTexts = {
  edited: (labels: readonly string[]) => `Change of ${labels.join(', ')}`,
  removed: 'Removal',
  refused: (rows: number) => `${plural(rows, 'row')} can’t be changed. Nothing was changed.`,
  noRow: 'Someone may have removed it.',
  noRows: 'Select some rows.',
  noEntity: 'There is no such entity.',
  noField: 'This field can’t be changed for several rows.',
  tooMany: `Select at most ${MAX_SELECTED.toLocaleString('en-IN')} rows.`,
};

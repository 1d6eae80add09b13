import type { EntityConfig } from '../entities/entity-config';
import { editText } from '../field-types/read';
import { type FoundKey, keyIndex } from './key-index';
import type { CellProblem, SheetRecord } from './records';
import { keyField } from './sheet-fields';
import { cellTexts as texts } from './texts';

export type RowMatch<Place> = { readonly place: Place } | { readonly problem: CellProblem | null };

/**
 * Gives a function that finds the row which a row of the sheet means. There is a problem when it
 * means none, several, or one that another row of the sheet means too; `null` for a record that says
 * itself what is wrong with its key.
 */
export function rowMatcher<Place>(
  config: EntityConfig,
  rows: Iterable<readonly [key: unknown, place: Place]>,
): (record: SheetRecord) => RowMatch<Place> {
  const key = keyField(config);
  const find = keyIndex(key, rows);
  const usedBy = new Map<Place, number>();

  return (record) => {
    if (record.key === null) return { problem: null };
    const shown = editText(key, record.key);
    const problem = (message: string) => ({
      problem: { row: record.row, field: key.name, shown, message },
    });
    const found: FoundKey<Place> = find(record.key);
    if (found.kind === 'unknown') return problem(texts.unknownKey(config, key, shown));
    if (found.kind === 'ambiguous') return problem(texts.ambiguousKey(config, key, shown));
    const other = usedBy.get(found.place);
    if (other !== undefined) return problem(texts.repeatedKey(key, other, record.row));
    usedBy.set(found.place, record.row);
    return { place: found.place };
  };
}

import type { EntityConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { editText } from '../../field-types/read';
import type { CellProblem, SheetRecord } from '../read/records';
import { keyField } from '../sheet-fields';
import { cellTexts as texts } from '../texts';
import { keyIndex } from './key-index';

/** The row that a row of the sheet means, or why it means none; no problem when the record has told it. */
export type RowMatch<R extends Row> =
  | { readonly row: R }
  | { readonly problem: CellProblem | undefined };

/**
 * Gives a function that finds the row which a row of the sheet means. It fails where there is none,
 * where there are several, and where another row of the sheet means the same.
 */
export function rowMatcher<R extends Row>(
  config: EntityConfig,
  rows: readonly R[],
): (record: SheetRecord) => RowMatch<R> {
  const key = keyField(config);
  const find = keyIndex(
    key,
    rows.map((row) => [row[key.name], row]),
  );
  const meantBy = new Map<R, number>();

  return (record) => {
    if (record.key === null) return { problem: undefined };
    const shown = editText(key, record.key);
    const problem = (message: string) => ({
      problem: { row: record.row, field: key.name, shown, message },
    });
    const found = find(record.key);
    if (found.kind === 'unknown') return problem(texts.unknownKey(config, key, shown));
    if (found.kind === 'ambiguous') return problem(texts.ambiguousKey(config, key, shown));
    const other = meantBy.get(found.place);
    if (other !== undefined) return problem(texts.repeatedKey(key, other, record.row));
    meantBy.set(found.place, record.row);
    return { row: found.place };
  };
}

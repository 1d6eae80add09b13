import type { EntityConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { editText } from '../../field-types/read';
import type { CellProblem, SheetRecord } from '../read/records';
import { keyFieldOf } from '../sheet-fields';
import { cellTexts as texts } from '../texts';

/** The row that a record refers to, or the reason why there is none, unless the record names it. */
export type RowMatch<R extends Row> =
  | { readonly row: R }
  | { readonly problem: CellProblem | undefined };

/** Of a key in a message; real ones are shorter. */
const MAX_SHOWN = 200;
const SEVERAL = Symbol('several rows');

/**
 * Returns a function that finds the row of each record by its key. It fails if no row, several rows or
 * another record has the same key. Case matters only if there are keys that differ in nothing else.
 */
export function rowMatcher<R extends Row>(
  config: EntityConfig,
  rows: readonly R[],
): (record: SheetRecord) => RowMatch<R> {
  const key = keyFieldOf(config);
  if (!key) throw new Error(`The entity ${config.name} has no bulk update.`);
  const exact = new Map<string, R | typeof SEVERAL>();
  const folded = new Map<string, R | typeof SEVERAL>();
  for (const row of rows) {
    const text = editText(key, row[key.name]);
    if (text === '') continue;
    exact.set(text, exact.has(text) ? SEVERAL : row);
    const lower = text.toLowerCase();
    folded.set(lower, folded.has(lower) ? SEVERAL : row);
  }
  const recordOf = new Map<R, number>();

  return (record) => {
    if (record.key === null) return { problem: undefined };
    const shown = editText(key, record.key);
    const problem = (message: string) => ({
      problem: { row: record.row, field: key.name, shown, message },
    });
    const row = exact.get(shown) ?? folded.get(shown.toLowerCase());
    if (row === undefined) return problem(texts.unknownKey(config, key, shown.slice(0, MAX_SHOWN)));
    if (row === SEVERAL) return problem(texts.ambiguousKey(config, key, shown.slice(0, MAX_SHOWN)));
    const other = recordOf.get(row);
    if (other !== undefined) return problem(texts.repeatedKey(key, other, record.row));
    recordOf.set(row, record.row);
    return { row };
  };
}

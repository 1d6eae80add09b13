import { beginning } from '../../common/beginning';
import type { EntityConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { editText } from '../../field-types/read';
import type { SheetRecord } from '../read/records';
import { type CellProblem, WrongCell } from '../read/wrong-cell';
import { keyFieldOf } from '../sheet-fields';
import { cellTexts as texts } from '../texts';

/** The row that a record refers to, or the reason why there is none. */
export type RowMatch<R extends Row> =
  | { readonly row: R }
  | { readonly isNew: true }
  | {
      /** Undefined if the record already has a problem with its key. */
      readonly problem: CellProblem | undefined;
      /** Whether no row has its key, and none may be added. */
      readonly isUnknown?: boolean;
    };

/** How much of a key messages show; real keys are shorter. */
const MAX_SHOWN = 200;
const SEVERAL = Symbol('several rows');

/**
 * Returns a function that finds the row of each record by its key. It fails if several rows, or another record, have
 * the same key, or if no row has it and the sheet doesn't add rows. Case matters only between keys that differ in
 * nothing else.
 */
export function rowMatcher<R extends Row>(
  config: EntityConfig,
  rows: readonly R[],
  adds = false,
): (record: SheetRecord) => RowMatch<R> {
  const key = keyFieldOf(config);
  if (!key) throw new Error(`The entity ${config.name} has no bulk update.`);
  const exact = new Map<string, R | typeof SEVERAL>();
  const folded = new Map<string, R | typeof SEVERAL>();
  let longest = 0;
  for (const row of rows) {
    const text = editText(key, row[key.name]);
    if (text === '') continue;
    longest = Math.max(longest, text.length);
    exact.set(text, exact.has(text) ? SEVERAL : row);
    const lower = text.toLowerCase();
    folded.set(lower, folded.has(lower) ? SEVERAL : row);
  }
  const recordOf = new Map<R, number>();
  const newKeys = new Map<string, number>();

  return (record) => {
    if (record.key === null) return { problem: undefined };
    const shown = editText(key, record.key);
    const problem = (why: () => string) => ({
      problem: new WrongCell(record.row, key.name, shown, why),
    });
    const named = () => beginning(shown, MAX_SHOWN);
    // Lower case can be twice as long: `İ` becomes two characters.
    const isTooLong = shown.length > 2 * longest;
    const row = isTooLong ? undefined : (exact.get(shown) ?? folded.get(shown.toLowerCase()));
    if (row === undefined) {
      if (!adds)
        return { ...problem(() => texts.unknownKey(config, key, named())), isUnknown: true };
      const lower = shown.toLowerCase();
      const first = newKeys.get(lower);
      if (first !== undefined) return problem(() => texts.repeatedKey(key, first, record.row));
      newKeys.set(lower, record.row);
      return { isNew: true };
    }
    if (row === SEVERAL) return problem(() => texts.ambiguousKey(config, key, named()));
    const other = recordOf.get(row);
    if (other !== undefined) return problem(() => texts.repeatedKey(key, other, record.row));
    recordOf.set(row, record.row);
    return { row };
  };
}

import type { EntityConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import type { FieldConfig } from '../../field-types';
import { editText } from '../../field-types/read';
import type { CellProblem, SheetRecord } from '../read/records';
import { keyField } from '../sheet-fields';
import { cellTexts as texts } from '../texts';

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

type FoundKey<Place> =
  | { readonly kind: 'found'; readonly place: Place }
  | { readonly kind: 'unknown' }
  /** Several rows have this key. */
  | { readonly kind: 'ambiguous' };

const SEVERAL = Symbol('several rows');

/**
 * Finds rows by their key, compared as the field's canonical text. Case makes no difference, unless
 * there are keys that differ by nothing else.
 */
function keyIndex<Place>(
  field: FieldConfig,
  rows: Iterable<readonly [key: unknown, place: Place]>,
): (key: unknown) => FoundKey<Place> {
  const exact = new Map<string, Place | typeof SEVERAL>();
  const folded = new Map<string, Place | typeof SEVERAL>();
  const put = (map: typeof exact, text: string, place: Place) =>
    map.set(text, map.has(text) ? SEVERAL : place);
  for (const [key, place] of rows) {
    const text = editText(field, key);
    if (text === '') continue;
    put(exact, text, place);
    put(folded, text.toLowerCase(), place);
  }
  return (key) => {
    const text = editText(field, key);
    const place = exact.get(text) ?? folded.get(text.toLowerCase());
    if (place === undefined) return { kind: 'unknown' };
    return place === SEVERAL ? { kind: 'ambiguous' } : { kind: 'found', place };
  };
}

import { isRecord } from '../../common/is-record';
import { type Row, rowId } from '../../entities/row';

/**
 * The next list, with the last list's objects for equal rows, or the last list itself if nothing changed:
 * what stays the same need not be drawn, searched or sorted again.
 */
export function keepSameRows(last: readonly Row[], next: readonly Row[]): readonly Row[] {
  if (last.length === 0) return next;
  let byId: Map<string, Row> | undefined;
  let isSame = last.length === next.length;
  const kept = next.map((row, index) => {
    const atIndex = last[index];
    if (atIndex && isEqual(atIndex, row)) return atIndex;
    isSame = false;
    byId ??= new Map(last.map((one) => [rowId(one), one]));
    const moved = byId.get(rowId(row));
    return moved && isEqual(moved, row) ? moved : row;
  });
  return isSame ? last : Object.freeze(kept);
}

/** Whether two JSON values are equal. */
function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => isEqual(item, b[i]));
  if (!isRecord(a) || !isRecord(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isEqual(a[name], b[name]))
  );
}

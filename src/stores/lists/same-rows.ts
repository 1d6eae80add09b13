import { isRecord } from '../../common/is-record';
import { type Row, rowId } from '../../entities/row';
import type { FetchedChanges } from '../../entities/wire/fetched-lists';

/**
 * The next list, with the last list's objects for equal rows, or the last list itself if nothing changed:
 * what stays the same need not be rendered, searched or sorted again.
 */
export function keepSameRows(last: readonly Row[], next: readonly Row[]): readonly Row[] {
  if (last.length === 0 && next.length > 0) return next;
  // The first rows of a long list arrive before the others.
  if (last.length < next.length && last.every((row, index) => isEqual(row, next[index])))
    return Object.freeze([...last, ...next.slice(last.length)]);
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

/** Applies changes to rows, which are sorted by numeric id. Equal rows, or an equal list, stay the same object. */
export function patchRows(
  last: readonly Row[],
  { changed, removed, order }: FetchedChanges,
): readonly Row[] {
  const place = (row: Row) => Number(row.id) * (order === 'asc' ? 1 : -1);
  const incoming = [...changed].sort((one, other) => place(one) - place(other));
  const gone = new Set<unknown>(removed);
  const patched: Row[] = [];
  let isSame = true;
  let next = 0;
  for (const row of last) {
    const at = place(row);
    let put = incoming[next];
    for (; put && place(put) < at; put = incoming[++next]) patched.push(put);
    if (put && place(put) === at) {
      next += 1;
      patched.push(isEqual(row, put) ? row : put);
    } else if (!gone.has(row.id)) patched.push(row);
    isSame &&= patched.at(-1) === row;
  }
  for (const row of incoming.slice(next)) patched.push(row);
  return isSame && patched.length === last.length ? last : Object.freeze(patched);
}

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

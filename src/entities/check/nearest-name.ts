import { closest, distance } from 'fastest-levenshtein';

/** The candidate that a misspelt name most likely means; undefined if none is close. */
export function nearestName(
  written: string,
  candidates: readonly string[],
  mostEdits?: number,
): string | undefined {
  const plain = simplify(written);
  const byPlain = new Map(candidates.map((candidate) => [simplify(candidate), candidate]));
  if (byPlain.size === 0 || plain === '') return undefined;
  const nearest = closest(plain, [...byPlain.keys()]);
  const edits = distance(plain, nearest);
  if (mostEdits !== undefined) return edits <= mostEdits ? byPlain.get(nearest) : undefined;
  const isNear =
    edits <= Math.max(2, Math.floor(nearest.length / 3)) ||
    (plain.length >= 3 && (nearest.startsWith(plain) || plain.startsWith(nearest)));
  return isNear ? byPlain.get(nearest) : undefined;
}

/** Makes `Sort_Able`, `sort-able` and full-width `ｓｏｒｔａｂｌｅ` equal to `sortable`. */
function simplify(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\W|_/g, '');
}

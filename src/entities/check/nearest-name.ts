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
  const names = [...byPlain.keys()];
  const nearest = names.find((name) => isShuffled(plain, name)) ?? closest(plain, names);
  const edits = isShuffled(plain, nearest) ? 1 : distance(plain, nearest);
  if (mostEdits !== undefined) return edits <= mostEdits ? byPlain.get(nearest) : undefined;
  const sharesEnd =
    plain.slice(0, 3) === nearest.slice(0, 3) || plain.slice(-3) === nearest.slice(-3);
  const isNear =
    (edits <= 2 && plain.length > 3 && sharesEnd) ||
    edits <= Math.max(1, Math.floor(Math.max(plain.length, nearest.length) / 3)) ||
    (Math.min(plain.length, nearest.length) >= 3 &&
      (nearest.startsWith(plain) || plain.startsWith(nearest)));
  return isNear ? byPlain.get(nearest) : undefined;
}

/** The candidate that a name most likely means, if no other is nearly as close. */
export function soleNearest(written: string, candidates: readonly string[]): string | undefined {
  const nearest = nearestName(written, candidates, 2);
  if (nearest === undefined) return undefined;
  const others = candidates.filter((candidate) => candidate !== nearest);
  return nearestName(written, others, 2) === undefined ? nearest : undefined;
}

/** Whether both have the same letters in any order, as after two of them were swapped. */
export function isShuffled(one: string, other: string): boolean {
  return [...one].sort().join('') === [...other].sort().join('');
}

/** Makes `Sort_Able`, `sort-able` and full-width `ｓｏｒｔａｂｌｅ` equal to `sortable`. */
function simplify(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\W|_/g, '');
}

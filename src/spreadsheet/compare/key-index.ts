import type { FieldConfig } from '../../field-types';
import { editText } from '../../field-types/read';

export type FoundKey<Place> =
  | { readonly kind: 'found'; readonly place: Place }
  | { readonly kind: 'unknown' }
  /** Several rows have this key. */
  | { readonly kind: 'ambiguous' };

const SEVERAL = Symbol('several rows');

/**
 * Finds rows by their key, compared as the field's canonical text. Case makes no difference, unless
 * there are keys that differ by nothing else.
 */
export function keyIndex<Place>(
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

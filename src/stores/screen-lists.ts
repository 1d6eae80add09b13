import { isRecord } from '../api/json';
import { readRows } from '../api/lists';
import type { Row } from '../entities/row';
import type { ListSource } from './lists';
import { rowList } from './rows';
import { keepSameRows } from './same-rows';

/** The lists of the screens written by hand (specification, Calls: Entities). */
export const orderList = rowList('orders', 'Orders', '/api/orders/fetch');

export const catalogueList = partsList(
  'catalogue',
  'Custom Catalogue',
  '/api/customCatalogue/fetch',
  ['products', 'categories', 'categoryProduct'],
);

export const pdfList = partsList('pdf', 'Wallpapers', '/api/pdf/fetch', ['products']);

export interface Reviews {
  /** Every wallpaper id that a review may name. */
  readonly wpId: readonly string[];
  readonly review: readonly Row[];
}

export const reviewList: ListSource<Reviews> = {
  key: 'review',
  label: 'Reviews',
  path: '/api/review/fetch',
  empty: { wpId: [], review: [] },
  read(json) {
    const review = isRecord(json) ? readPart(json.review) : undefined;
    const ids = isRecord(json) && Array.isArray(json.wpId) ? json.wpId : [];
    return review && { wpId: ids.filter(isId).map(String), review };
  },
  keepSame(last, next) {
    const wpId = isSameList(last.wpId, next.wpId) ? last.wpId : next.wpId;
    const review = keepSameRows(last.review, next.review);
    return wpId === last.wpId && review === last.review ? last : { wpId, review };
  },
};

/** A list that is an object of arrays of rows; one that is not there is empty, the first must be. */
function partsList<Name extends string>(
  key: string,
  label: string,
  path: string,
  names: readonly [Name, ...Name[]],
): ListSource<Readonly<Record<Name, readonly Row[]>>> {
  const parts = (part: (name: Name) => readonly Row[]) =>
    // fromEntries() forgets which names it was given.
    Object.fromEntries(names.map((name) => [name, part(name)])) as Record<Name, readonly Row[]>;
  return {
    key,
    label,
    path,
    empty: parts(() => []),
    read: (json) =>
      isRecord(json) && readRows(json[names[0]])
        ? parts((name) => readPart(json[name]) ?? [])
        : undefined,
    keepSame(last, next) {
      const kept = parts((name) => keepSameRows(last[name], next[name]));
      return names.every((name) => kept[name] === last[name]) ? last : kept;
    },
  };
}

/** Rows, none of which there are when a server sends nothing instead of an empty list. */
function readPart(json: unknown): readonly Row[] | undefined {
  return readRows(json ?? []);
}

function isId(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

function isSameList(last: readonly string[], next: readonly string[]): boolean {
  return last.length === next.length && last.every((id, place) => id === next[place]);
}

import { readRows } from '../../api/lists';
import { isRecord } from '../../common/is-record';
import type { Row } from '../../entities/row';
import type { ListSource } from '../lists/lists';
import { keepSameRows } from '../lists/same-rows';

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

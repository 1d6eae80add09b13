import { readRows } from '../../api/lists';
import { isRecord } from '../../common/is-record';
import type { Row } from '../../entities/row';
import { textOf } from '../../entities/wallpaper';
import type { ListSource } from '../lists/lists';
import { keepSameRows } from '../lists/same-rows';

export interface Reviews {
  /** The wallpaper ids that a review may have. */
  readonly wpId: readonly string[];
  readonly review: readonly Row[];
}

export const reviewList: ListSource<Reviews> = {
  key: 'review',
  label: 'Reviews',
  path: '/api/review/fetch',
  empty: { wpId: [], review: [] },
  read(json) {
    if (!isRecord(json)) return undefined;
    // A server may omit empty lists.
    const review = readRows(json.review ?? []);
    const wpId = Array.isArray(json.wpId) ? json.wpId.map(textOf).filter(Boolean) : [];
    return review && { wpId, review };
  },
  keepSame(last, next) {
    const isSameIds = last.wpId.join('\n') === next.wpId.join('\n');
    const wpId = isSameIds ? last.wpId : next.wpId;
    const review = keepSameRows(last.review, next.review);
    return wpId === last.wpId && review === last.review ? last : { wpId, review };
  },
};

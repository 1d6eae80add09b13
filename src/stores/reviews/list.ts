import { readRows } from '../../api/lists';
import { isRecord } from '../../common/is-record';
import { textOf } from '../../entities/wallpaper';
import type { FetchedReviews, Unchecked } from '../../entities/wire/fetched-lists';
import type { ListSource } from '../lists/lists';
import { keepSameRows } from '../lists/same-rows';

export const reviewList: ListSource<FetchedReviews> = {
  key: 'review',
  label: 'Reviews',
  path: '/api/review/fetch',
  empty: { wpId: [], review: [] },
  read(json) {
    if (!isRecord(json)) return undefined;
    const fetched: Unchecked<FetchedReviews> = json;
    // A server may omit empty lists.
    const review = readRows(fetched.review ?? []);
    const wpId = Array.isArray(fetched.wpId) ? fetched.wpId.map(textOf).filter(Boolean) : [];
    return review && { wpId, review };
  },
  keepSame(last, next) {
    const isSameIds = last.wpId.join('\n') === next.wpId.join('\n');
    const wpId = isSameIds ? last.wpId : next.wpId;
    const review = keepSameRows(last.review, next.review);
    return wpId === last.wpId && review === last.review ? last : { wpId, review };
  },
};

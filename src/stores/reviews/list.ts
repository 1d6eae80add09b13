import { rowsIn } from '../../api/lists';
import { isRecord } from '../../common/is-record';
import { plainText, scalarText } from '../../common/plain-text';
import { listPaths } from '../../entities/list-paths';
import { type Row, rowId } from '../../entities/row';
import type { FetchedReviews, Unchecked } from '../../entities/wire/fetched-lists';
import type { ListSource } from '../lists/lists';
import { keepSameRows } from '../lists/same-rows';
import { texts as listTexts } from '../lists/texts';
import { texts } from './texts';

/** A review's name for users. */
export function reviewName(row: Row): string {
  const name = plainText(row.name).trim();
  return name ? texts.reviewBy(name) : texts.unnamed(rowId(row));
}

export const reviewList: ListSource<FetchedReviews> = {
  key: 'review',
  label: listTexts.reviews,
  path: listPaths['/review'],
  empty: { wpId: [], review: [] },
  read(json) {
    if (!isRecord(json)) return undefined;
    const fetched: Unchecked<FetchedReviews> = json;
    // A server may omit empty lists.
    const review = rowsIn(fetched.review ?? []);
    const wpId = Array.isArray(fetched.wpId) ? fetched.wpId.map(scalarText).filter(Boolean) : [];
    return review && { wpId, review };
  },
  keepSame(last, next) {
    const isSameIds = last.wpId.join('\n') === next.wpId.join('\n');
    const wpId = isSameIds ? last.wpId : next.wpId;
    const review = keepSameRows(last.review, next.review);
    return wpId === last.wpId && review === last.review ? last : { wpId, review };
  },
};

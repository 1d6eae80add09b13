import { refreshList } from '../../stores/lists/lists';
import { reviewList } from '../../stores/reviews/list';
import { plainField } from '../screen-table/filterable';
import type { ColumnField } from '../selection/export-table';
import { reviewFilterables } from './review-columns';
import { readImages, readList } from './review-row';
import { texts } from './texts';

export const target = {
  entity: 'review',
  label: texts.one,
  labelPlural: texts.title,
  refresh: () => refreshList(reviewList),
};

const NUMBER = { type: 'number', integer: false, required: false, unique: false } as const;
export const ratingField = { ...NUMBER, name: 'rating', label: texts.rating } as const;

/** Columns that are exported differently from how they are filtered. They come first: the first match wins. */
export const exportedFields: readonly ColumnField[] = [
  { id: 'id', field: { ...NUMBER, name: 'id', label: texts.id } },
  { id: 'rating', field: ratingField },
  {
    id: 'wpId',
    field: plainField('wpId'),
    read: ({ wpId }) => readList(wpId).join(', '),
  },
  {
    id: 'images',
    field: plainField('images'),
    read: (row) =>
      readImages(row)
        .map(({ src, address }) => src ?? address)
        .join(', '),
  },
  ...reviewFilterables,
];

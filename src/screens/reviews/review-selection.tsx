import type { Fields } from '../../entities/entity-config';
import { refreshList } from '../../stores/lists/lists';
import { sendReview, sendReviewRemoval } from '../../stores/reviews/changes';
import { reviewList } from '../../stores/reviews/list';
import { may } from '../../stores/sign-in/load-user';
import { plainField } from '../screen-table/filterable';
import type { ColumnField } from '../selection/export-rows';
import type { SelectionTable } from '../selection/selection-table';
import { SelectionTools } from '../selection/selection-tools';
import { offersFor, reviewFilterables } from './review-columns';
import { readImages, readList } from './review-row';
import { changedReview, reviewValues } from './review-values';
import { texts } from './texts';

const TARGET = {
  entity: 'review',
  label: texts.one,
  labelPlural: texts.title,
  refresh: () => refreshList(reviewList),
};
const NUMBER = { type: 'number', integer: false, required: false, unique: false } as const;
const RATING = { ...NUMBER, name: 'rating', label: texts.rating } as const;
const RULES = { required: true, unique: false } as const;
/** The fields that can be set for several reviews at once. */
const EDITED: Fields = {
  name: TARGET.entity,
  fields: [
    {
      ...RULES,
      type: 'select',
      name: 'status',
      label: texts.status,
      options: [
        { value: 1, label: texts.active },
        { value: 0, label: texts.deactive },
      ],
    },
    { ...RATING, ...RULES, integer: true, min: 1, max: 5 },
  ],
};
/** Decides on all selected reviews, even those that have the status already. */
const DECISIONS = {
  label: texts.decision,
  items: [
    { label: texts.active, values: { status: 1 } },
    { label: texts.deactive, values: { status: 0 } },
  ],
};
/** In an export some columns differ from what they are filtered by. */
const EXPORTED: readonly ColumnField[] = [
  { id: 'id', field: { ...NUMBER, name: 'id', label: texts.id } },
  { id: 'rating', field: RATING },
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

export function ReviewSelection(props: SelectionTable) {
  const hasDecisions = offersFor(props.table.options.data).views !== undefined;
  return (
    <SelectionTools
      {...props}
      fields={EXPORTED}
      target={TARGET}
      edit={{
        config: EDITED,
        names: may('review', 'update') ? ['status', 'rating'] : [],
        send: (row, values) => sendReview(changedReview(row, reviewValues({ ...row, ...values }))),
      }}
      {...(hasDecisions && may('review', 'update') && { marks: DECISIONS })}
      {...(may('review', 'remove') && { remove: sendReviewRemoval })}
    />
  );
}

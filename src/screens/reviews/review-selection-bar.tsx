import type { Fields } from '../../entities/entity-config';
import { sendReview, sendReviewRemoval } from '../../stores/reviews/changes';
import { may } from '../../stores/session/rights';
import type { TableSelection } from '../selection/selecting';
import { SelectionBar } from '../selection/selection-bar';
import { offersFor } from './review-columns';
import { exportedFields, ratingField, target } from './review-export';
import { changedReview, reviewValues } from './review-values';
import { texts } from './texts';

const RULES = { required: true, unique: false } as const;
/** The fields that can be set for several reviews at once. */
const EDITED: Fields = {
  name: target.entity,
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
    { ...ratingField, ...RULES, integer: true, min: 1, max: 5 },
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

/** The actions for the selected reviews. */
export function ReviewSelectionBar(selection: TableSelection) {
  const hasDecisions = offersFor(selection.table.options.data).views !== undefined;
  return (
    <SelectionBar
      {...selection}
      target={target}
      exported={exportedFields}
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

import * as api from '../../api/reviews';
import { refreshList } from '../../stores/lists/lists';
import { reviewList } from '../../stores/reviews/list';
import type { SelectionTable } from '../selection/selection-table';
import { SelectionTools } from '../selection/selection-tools';
import { exportedBy } from './export-columns';
import { texts } from './texts';

const TARGET = {
  entity: 'review',
  label: texts.one,
  labelPlural: texts.title,
  refresh: () => refreshList(reviewList),
};

/** What can be done with selected reviews. */
export function ReviewSelection(props: SelectionTable) {
  return (
    <SelectionTools
      {...props}
      target={TARGET}
      exportedBy={exportedBy}
      remove={({ id }) => api.removeReview(id)}
    />
  );
}

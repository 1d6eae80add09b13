import { formatCount } from '../../common/quantities';
import { Button } from '../../components/controls/button';
import type { Row } from '../../entities/row';
import { filterTexts, withFilter } from '../../table/column-filters';
import { type TableDefaults, useTableQuery } from '../screen-table/use-table-query';
import { DECISION } from './review-columns';
import { isNew } from './review-row';
import { texts } from './texts';

interface NewReviewsProps {
  readonly reviews: readonly Row[];
  readonly defaults: TableDefaults;
}

/** Says how many reviews are undecided; a click shows only those, or all again. */
export function NewReviews({ reviews, defaults }: NewReviewsProps) {
  const [{ columnFilters, pagination }, change] = useTableQuery(defaults);
  const { id } = DECISION;
  const isOn = filterTexts(columnFilters, id).join() === texts.new;
  return (
    <Button
      aria-pressed={isOn}
      variant={isOn ? 'primary' : 'secondary'}
      onClick={() =>
        change({
          columnFilters: withFilter(columnFilters, id, isOn ? [] : [texts.new]),
          pagination: { ...pagination, pageIndex: 0 },
        })
      }
    >
      {texts.new} {formatCount(reviews.filter(isNew).length)}
    </Button>
  );
}

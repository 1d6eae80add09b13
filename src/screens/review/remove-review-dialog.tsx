import type { Row } from '../../entities/row';
import { removeReview } from '../../stores/reviews/changes';
import { RemoveDialog } from '../row-forms/remove-dialog';
import { reviewName } from './review-name';
import { texts } from './texts';

interface RemoveReviewDialogProps {
  readonly row: Row;
  readonly onClose: () => void;
}

/** Asks before a review is removed. */
export function RemoveReviewDialog({ row, onClose }: RemoveReviewDialogProps) {
  return (
    <RemoveDialog
      name={reviewName(row)}
      kind={texts.kind}
      onRemove={() => removeReview(row)}
      onClose={onClose}
    />
  );
}

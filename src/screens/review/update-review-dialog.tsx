import { refreshList } from '../../stores/lists/lists';
import { updateReview } from '../../stores/reviews/changes';
import { reviewList } from '../../stores/reviews/list';
import { ConflictQuestion } from '../row-forms/conflict-question';
import type { RowStepsProps } from '../row-forms/row-steps';
import { UpdateFrame } from '../row-forms/update-frame';
import { useUpdateForm } from '../row-forms/use-update-form';
import { UploadProgress } from '../upload-progress';
import { KEPT_FIELDS, REVIEW_FIELDS, ReviewFields } from './review-fields';
import { readImages } from './review-row';
import {
  changedReview,
  changedTexts,
  conflictLabels,
  conflictTexts,
  type ReviewValues,
  reviewValues,
  valuesIn,
} from './review-values';
import { texts } from './texts';
import { useReviewSubmit } from './use-review-submit';

interface UpdateReviewDialogProps extends Omit<RowStepsProps, 'onSave'> {
  readonly knownIds: readonly string[];
  readonly onClose: () => void;
}

export function UpdateReviewDialog(props: UpdateReviewDialogProps) {
  const { knownIds, onClose, ...steps } = props;
  const { row, draftKey } = steps;
  const { progress, fileErrors, send } = useReviewSubmit();
  const state = useUpdateForm<ReviewValues>({
    draftKey,
    row,
    names: REVIEW_FIELDS,
    kept: KEPT_FIELDS,
    valuesOf: reviewValues,
    send: (review, values) =>
      send(values.files, (onProgress) => updateReview(changedReview(review, values), onProgress)),
    onDone: onClose,
  });
  const { base, conflict } = state;

  return (
    <UpdateFrame
      title={texts.update}
      entity="review"
      refresh={() => refreshList(reviewList)}
      {...{ state, steps, onClose }}
      footer={<UploadProgress label={texts.sending} progress={progress} sentText={texts.saving} />}
    >
      {conflict && (
        <ConflictQuestion
          labelOf={(name) => conflictLabels[name] ?? name}
          stored={conflictTexts(conflict.stored)}
          mine={changedTexts(conflict.mine, conflict.before)}
          before={conflictTexts(conflict.before)}
          changes={conflict.changes}
          onSave={(names) => conflict.onSave(names.flatMap(valuesIn))}
          onCancel={conflict.onCancel}
        />
      )}
      <ReviewFields
        {...{ control: state.form.control, knownIds, fileErrors }}
        images={readImages(base)}
      />
    </UpdateFrame>
  );
}

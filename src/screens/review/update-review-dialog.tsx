import { refreshList } from '../../stores/lists/lists';
import { updateReview } from '../../stores/reviews/changes';
import { reviewList } from '../../stores/reviews/list';
import { ConflictQuestion } from '../row-forms/conflict-question';
import type { RowStepsProps } from '../row-forms/row-steps';
import { UpdateFrame } from '../row-forms/update-frame';
import { useUpdateForm } from '../row-forms/use-update-form';
import { UploadProgress } from '../upload-progress';
import { CurrentImages } from './current-images';
import {
  DescriptionField,
  FilesField,
  KEPT_FIELDS,
  NameField,
  RatingField,
  REVIEW_FIELDS,
  StatusField,
  WallpapersField,
} from './review-fields';
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

/** The dialog that changes a review. */
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
  const { control } = state.form;

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
          onSave={(names) => conflict.onSave(names.flatMap(valuesIn))}
          onCancel={conflict.onCancel}
        />
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <NameField control={control} />
        <div className="grid grid-cols-[1fr_auto] gap-4">
          <RatingField control={control} />
          <StatusField control={control} />
        </div>
        <div className="sm:col-span-2">
          <WallpapersField control={control} knownIds={knownIds} />
        </div>
        <div className="sm:col-span-2">
          <DescriptionField control={control} />
        </div>
        <div className="flex flex-col gap-4 sm:col-span-2">
          <CurrentImages control={control} images={readImages(base)} />
          <FilesField control={control} errors={fileErrors} />
        </div>
      </div>
    </UpdateFrame>
  );
}

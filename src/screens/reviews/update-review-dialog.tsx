import { UploadProgressLine } from '../../components/status/upload-progress-line';
import type { Row } from '../../entities/row';
import { showToast } from '../../stores/calls/notices';
import { refreshList } from '../../stores/lists/lists';
import { updateReview } from '../../stores/reviews/changes';
import { reviewList, reviewName } from '../../stores/reviews/list';
import { closeRestorably } from '../row-forms/close-restorably';
import { ConflictQuestion } from '../row-forms/conflict-question';
import { type RowDialogProps, UpdateFrame } from '../row-forms/update-frame';
import { useUpdateForm } from '../row-forms/use-update-form';
import { CurrentImages } from './current-images';
import { decide } from './decide';
import { laterTexts } from './later-texts';
import { ReviewFields } from './review-fields';
import { isNew, readImages, readStatus, statusLabel } from './review-row';
import {
  changedReview,
  changedTexts,
  conflictLabels,
  conflictTexts,
  KEPT_FIELDS,
  reviewValues,
  valuesIn,
  wordsFor,
} from './review-values';
import { texts } from './texts';
import { useReviewSubmit } from './use-review-submit';

interface UpdateReviewDialogProps extends RowDialogProps {
  readonly knownIds: readonly string[];
}

export function UpdateReviewDialog({ knownIds, ...dialog }: UpdateReviewDialogProps) {
  const { row, draftKey } = dialog;
  const close = () => closeRestorably(dialog);
  const { progress, fileErrors, send } = useReviewSubmit();
  const { form, offer, base, conflict, save } = useUpdateForm({
    draftKey,
    row,
    keptFields: KEPT_FIELDS,
    valuesOf: reviewValues,
    send: async (review, values, changed) => {
      // Every update sends a status, which would count as a decision.
      if (isNew(review) && Object.keys(changed).length === 0) {
        sayStillNew(review);
        return { kind: 'done', row: review };
      }
      return await send(values.files, (onProgress) =>
        updateReview(changedReview(review, values), wordsFor(changed), onProgress),
      );
    },
    onDone: close,
  });

  return (
    <UpdateFrame
      {...dialog}
      onClose={close}
      title={laterTexts.update}
      entity="review"
      refresh={() => refreshList(reviewList)}
      form={form}
      offer={offer}
      onSave={save}
      footer={
        <UploadProgressLine label={texts.sending} progress={progress} sentText={texts.saving} />
      }
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
        control={form.control}
        knownIds={knownIds}
        fileErrors={fileErrors}
        currentImages={<CurrentImages control={form.control} images={readImages(base)} />}
      />
    </UpdateFrame>
  );
}

/** Users who press `Update` may believe that they have decided, so the toast offers to confirm the status. */
function sayStillNew(review: Row): void {
  const status = readStatus(review.status);
  showToast(
    laterTexts.stillNew(reviewName(review)),
    { label: laterTexts.keep(statusLabel(status)), run: () => void decide(review, status) },
    'review',
  );
}

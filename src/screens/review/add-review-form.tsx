import { useState } from 'react';
import { addReview } from '../../stores/reviews/changes';
import { AddFormFrame } from '../row-forms/add-form-frame';
import { useRowForm } from '../row-forms/use-row-form';
import { UploadProgress } from '../upload-progress';
import { KEPT_FIELDS, REVIEW_FIELDS, ReviewFields } from './review-fields';
import { emptyReview, newReview, type ReviewValues } from './review-values';
import { texts } from './texts';
import { useReviewSubmit } from './use-review-submit';

interface AddReviewFormProps {
  readonly knownIds: readonly string[];
}

export function AddReviewForm({ knownIds }: AddReviewFormProps) {
  const { progress, fileErrors, send, clear } = useReviewSubmit();
  const [round, setRound] = useState(0);
  const state = useRowForm<ReviewValues>({
    draftKey: 'review:add',
    names: REVIEW_FIELDS,
    kept: KEPT_FIELDS,
    start: emptyReview,
    send: (values) => send(values.files, (onProgress) => addReview(newReview(values), onProgress)),
    onDone: startAgain,
  });
  const { form } = state;

  function startAgain() {
    setRound((last) => last + 1);
    form.setFocus('name');
  }

  return (
    <AddFormFrame
      title={texts.add}
      state={state}
      onReset={() => {
        clear();
        state.reset();
        startAgain();
      }}
      fields={<ReviewFields {...{ control: form.control, knownIds, fileErrors, round }} />}
      footer={<UploadProgress label={texts.sending} progress={progress} sentText={texts.saving} />}
    />
  );
}

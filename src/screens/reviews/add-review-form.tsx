import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { UploadProgressLine } from '../../components/status/upload-progress-line';
import { addReview } from '../../stores/reviews/changes';
import { AddFormFrame } from '../row-forms/add-form-frame';
import { ReviewFields } from './review-fields';
import { emptyReview, KEPT_FIELDS, newReview } from './review-values';
import { texts } from './texts';
import { useReviewSubmit } from './use-review-submit';

interface AddReviewFormProps {
  readonly knownIds: readonly string[];
}

export function AddReviewForm({ knownIds }: AddReviewFormProps) {
  const form = useForm({ defaultValues: emptyReview });
  const { progress, fileErrors, send, clear } = useReviewSubmit();
  const [round, setRound] = useState(0);

  return (
    <AddFormFrame
      title={texts.add}
      form={form}
      start={() => emptyReview}
      draftKey="review:add"
      keptFields={KEPT_FIELDS}
      send={(values) =>
        send(values.files, (onProgress) => addReview(newReview(values), onProgress))
      }
      onReset={() => {
        clear();
        setRound((last) => last + 1);
      }}
      fields={
        <ReviewFields
          control={form.control}
          knownIds={knownIds}
          fileErrors={fileErrors}
          round={round}
        />
      }
      footer={
        <UploadProgressLine label={texts.sending} progress={progress} sentText={texts.saving} />
      }
    />
  );
}

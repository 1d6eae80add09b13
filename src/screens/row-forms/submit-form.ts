import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ChangeOutcome } from '../../stores/changes/list-actions';
import { setSubmissionErrors } from '../set-submission-errors';

/** Sends the form of a row, and shows why it was rejected. Returns whether the row was saved. */
export async function submitForm<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  send: (values: Values) => Promise<ChangeOutcome>,
  onDone: () => void,
): Promise<boolean> {
  // The server decides: an earlier error of a field that is hidden now must not keep the form from being sent.
  form.clearErrors();
  const submit = form.handleSubmit(async (values) => {
    const outcome = await send(values);
    if (outcome.kind === 'done') {
      // What was typed while saving has not been saved.
      form.resetDefaultValues(values);
      onDone();
    } else setSubmissionErrors(form, outcome);
    return outcome.kind === 'done';
  });
  return (await submit()) === true;
}

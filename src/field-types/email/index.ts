import * as z from 'zod/mini';
import { baseKeys, type FieldModel, type Labelled } from '../field-model';
import { matching, textModel } from '../text-rules';

/** An e-mail address. */
export const emailConfig = () => z.strictObject(baseKeys('email'));

export type EmailField = Labelled<z.output<ReturnType<typeof emailConfig>>>;

export const email: FieldModel<EmailField, string> = {
  ...textModel,
  ...matching(
    /^[^\s@<>",;]{1,64}@([^\s@<>",;.]{1,63}\.)+[^\s@<>",;.]{2,63}$/,
    'must be an e-mail address such as asha@example.com.',
  ),
};

import * as z from 'zod/mini';
import { baseKeys, type FieldModel, type Labelled } from '../field-model';
import { textModel } from '../text-model';

/** An email address. */
export const emailConfig = () => z.strictObject(baseKeys('email'));

export type EmailField = Labelled<z.output<ReturnType<typeof emailConfig>>>;

export const email: FieldModel<EmailField, string> = textModel;

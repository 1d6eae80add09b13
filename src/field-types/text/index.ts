import * as z from 'zod/mini';
import { baseKeys, type FieldModel, type Labelled } from '../field-model';
import { textKeys, textModel } from '../text-rules';

/** One line of text. */
export const textConfig = () => z.strictObject({ ...baseKeys('text'), ...textKeys() });

export type TextField = Labelled<z.output<ReturnType<typeof textConfig>>>;

export const text: FieldModel<TextField, string> = textModel;

import * as z from 'zod/mini';
import { baseKeys, type FieldModel, type Labelled } from '../field-model';
import { parseText, textKeys, textModel } from '../text-rules';

/** Text of several lines. */
export const textareaConfig = () => z.strictObject({ ...baseKeys('textarea'), ...textKeys() });

export type TextareaField = Labelled<z.output<ReturnType<typeof textareaConfig>>>;

export const textarea: FieldModel<TextareaField, string> = {
  ...textModel,
  parse(input) {
    const text = parseText(input);
    // Browsers and spreadsheets disagree on line breaks; a value has only one form.
    return typeof text === 'string' ? text.replaceAll(/\r\n?/g, '\n') : text;
  },
  sheetCell: () => ({ holds: 'text', long: true }),
};

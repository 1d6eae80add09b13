import type * as z from 'zod/mini';
import type { FieldModel, Labelled } from '../field-model';
import { parseText, textModel } from '../text-rules';
import type { textareaConfig } from './config';

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

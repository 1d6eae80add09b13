import type * as z from 'zod/mini';
import type { FieldModel, Labelled } from '../field-model';
import { parseText, textModel } from '../text-model';
import type { listConfig } from './config';

export type ListField = Labelled<z.output<ReturnType<typeof listConfig>>>;

export function listEntries(value: string, field: Pick<ListField, 'separator'>): string[] {
  return value
    .split(field.separator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

export const list: FieldModel<ListField, string> = {
  ...textModel,
  parse(input, field) {
    const joined =
      Array.isArray(input) && input.every((entry) => typeof entry !== 'object')
        ? input.join(field.separator)
        : input;
    const text = parseText(joined);
    return typeof text === 'string' ? listEntries(text, field).join(field.separator) || null : text;
  },
  display: (value, field) => listEntries(value, field).join(', '),
};

import * as z from 'zod/mini';
import { documented } from '../documented';
import { baseKeys, type FieldModel, type Labelled } from '../field-model';
import { parseText, textModel } from '../text-rules';

/** Several short texts in one, such as `12|15|20`. */
export const listConfig = () =>
  z.strictObject({
    ...baseKeys('list'),
    separator: documented(
      z._default(z.string().check(z.minLength(1), z.maxLength(3)), '|'),
      'The separator between two entries.',
      '|',
    ),
  });

export type ListField = Labelled<z.output<ReturnType<typeof listConfig>>>;

/** The entries of a list's value. */
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

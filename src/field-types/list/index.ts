import type * as z from 'zod/mini';
import type { FieldModel, Labelled, Rule } from '../field-model';
import { LONGEST_WITH_PATTERN, parseText, textModel } from '../text-rules';
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
  rules: (field) => [...textModel.rules({ label: field.label }), ...entryRules(field)],
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

function entryRules(field: ListField): readonly Rule<string>[] {
  const { pattern } = field;
  if (!pattern) return [];
  const regex = new RegExp(pattern.regex, 'u');
  const isRight = (entry: string) => entry.length <= LONGEST_WITH_PATTERN && regex.test(entry);
  return [[(value) => listEntries(value, field).every(isRight), pattern.message]];
}

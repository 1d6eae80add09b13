import type { FieldConfig } from '../../field-types';
import { modelOf } from '../../field-types';
import { editText } from '../../field-types/read';
import { sheetCellOf } from '../sheet-fields';
import { explanationTexts as texts } from '../texts';

/**
 * What is allowed in a field, in the words in which its own rules refuse what is not: one rule, one
 * message. It tries values that can't be right and collects what is said of them.
 */
export function allowedIn(field: FieldConfig): string {
  const schema = modelOf(field).valueSchema(field);
  const messages = impossibleValues(field).flatMap(
    (value) => schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [],
  );
  return [...new Set(messages)].join(' ') || texts.anyText;
}

function impossibleValues(field: FieldConfig): readonly unknown[] {
  if (sheetCellOf(field).holds === 'number') return ['', -1e300, 1e300, 0.5];
  const longest = 'max' in field && typeof field.max === 'number' ? field.max : 0;
  return ['" "', ...(longest > 0 ? ['x'.repeat(longest + 1)] : [])];
}

/** A text that would be right: one that is there, or a choice, or the default. */
export function exampleOf(field: FieldConfig, present: unknown): string {
  const model = modelOf(field);
  if (model.storage(field).encrypted) return '';
  const text = editText(field, present) || editText(field, model.defaultValue(field));
  return text || (sheetCellOf(field).choices?.[0] ?? '');
}

import { type FieldConfig, modelOf } from '../../field-types';
import { messagesAbout } from '../../field-types/schema';

/** The warning for a typed text: a broken rule or the type's own. It never prevents a submit. */
export function warningFor(field: FieldConfig, text: string): string | undefined {
  const model = modelOf(field);
  const value = model.parse(text, field);
  if (value === null) return undefined;
  const [broken] = messagesAbout(field, value);
  return broken ?? (model.isValue(value) ? model.warning?.(value, field) : undefined);
}

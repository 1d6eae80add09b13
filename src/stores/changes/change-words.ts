import type { Row } from '../../entities/row';
import { type FieldConfig, modelOf } from '../../field-types';
import { displayText } from '../../field-types/read';
import { texts } from './texts';

const MAX_LENGTH = 60;

/** What was done to a field, such as `Rate set to 48`; only its name if the value is long, a key or a secret. */
export function changeWords(field: FieldConfig, row: Row): string {
  const { label, name, type } = field;
  const text = displayText(field, row[name], row);
  const isShown = type !== 'reference' && !modelOf(field).mask && text.length <= MAX_LENGTH;
  return isShown ? texts.setTo(label, text) : label;
}

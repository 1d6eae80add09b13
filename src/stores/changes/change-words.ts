import type { Row } from '../../entities/row';
import { type FieldConfig, modelOf } from '../../field-types';
import { displayText } from '../../field-types/read';
import { texts } from './texts';

const MAX_LENGTH = 60;

/**
 * Describes a field’s new value, as in `Rate set to 48`; only the label if the value is long, masked or a reference.
 */
export function changeWords(field: FieldConfig, row: Row): string {
  const { label, name, type } = field;
  const text = displayText(field, row[name], row);
  const isShown = type !== 'reference' && !modelOf(field).mask && text.length <= MAX_LENGTH;
  return isShown ? texts.setTo(label, text) : label;
}

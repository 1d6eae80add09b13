import { type AadhaarField, aadhaar } from './aadhaar';
import type { FieldBase, FieldModel } from './field-model';
import { type MoneyField, money } from './money';
import { type NumberField, number } from './number';
import { type PhoneField, phone } from './phone';
import { type TextField, text } from './text';

/** Every field type's model, by its name in the configs. */
export const fieldModels = { text, number, money, phone, aadhaar };

export type FieldTypeName = keyof typeof fieldModels;

/** A field of a checked config. */
export type FieldConfig = TextField | NumberField | MoneyField | PhoneField | AadhaarField;

/** The model of a field's type. */
export function modelOf(field: FieldConfig): FieldModel<FieldBase, unknown> {
  // The one cast: TypeScript can't see that a field and the model of its type belong together.
  return fieldModels[field.type] as unknown as FieldModel<FieldBase, unknown>;
}

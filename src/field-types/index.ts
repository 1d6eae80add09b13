import { type AadhaarField, aadhaar } from './aadhaar';
import { type BooleanField, boolean } from './boolean';
import { type DateField, date } from './date';
import type { FieldBase, FieldModel } from './field-model';
import { type ImageField, image } from './image';
import { type ListField, list } from './list';
import { type MoneyField, money } from './money';
import { type NumberField, number } from './number';
import { type PhoneField, phone } from './phone';
import { type SelectField, select } from './select';
import { type SlugField, slug } from './slug';
import { type TextField, text } from './text';
import { type TextareaField, textarea } from './textarea';

/** Every field type's model, by its name in the configs. */
export const fieldModels = {
  text,
  textarea,
  number,
  money,
  boolean,
  select,
  date,
  phone,
  aadhaar,
  slug,
  image,
  list,
};

export type FieldTypeName = keyof typeof fieldModels;

/** A field of a checked config. */
export type FieldConfig =
  | TextField
  | TextareaField
  | NumberField
  | MoneyField
  | BooleanField
  | SelectField
  | DateField
  | PhoneField
  | AadhaarField
  | SlugField
  | ImageField
  | ListField;

/** The model of a field's type. */
export function modelOf(field: FieldConfig): FieldModel<FieldBase, unknown> {
  // The one cast: TypeScript can't see that a field and the model of its type belong together.
  return fieldModels[field.type] as unknown as FieldModel<FieldBase, unknown>;
}

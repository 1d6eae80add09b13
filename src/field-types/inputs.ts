import type { FieldConfig, FieldOfType, FieldTypeName } from '.';
import type { FieldInput } from './field-ui';
import * as inputs from './registry/inputs';

// A type that only this registry or only that of the models names does not compile.
const fieldInputs: {
  readonly [Type in FieldTypeName | keyof typeof inputs]: FieldInput<FieldOfType<Type>>;
} = inputs;

/** The form control of a field's type. Only forms load it. */
export function inputOf(field: FieldConfig): FieldInput<FieldConfig> {
  // Each gets only the fields of its own type.
  return fieldInputs[field.type] as FieldInput<FieldConfig>;
}

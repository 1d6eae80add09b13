import type { FieldConfig, FieldOfType, FieldTypeName } from '.';
import type { FieldInput } from './field-ui';
import * as inputs from './registry/inputs';

// A type must be in this registry and in the models, or it does not compile.
const fieldInputs: {
  readonly [Type in FieldTypeName | keyof typeof inputs]: FieldInput<FieldOfType<Type>>;
} = inputs;

/** The form control of a field's type. Only forms load it. */
export function inputOf(field: FieldConfig): FieldInput<FieldConfig> {
  // Each gets only the fields of its own type.
  return fieldInputs[field.type] as FieldInput<FieldConfig>;
}

import type { FieldConfig, FieldOfType, FieldTypeName } from '.';
import type { FieldUi } from './field-ui';
import * as uis from './registry/ui';

// A type that only this registry or only that of the models names does not compile.
const fieldUis: {
  readonly [Type in FieldTypeName | keyof typeof uis]: FieldUi<FieldOfType<Type>>;
} = uis;

/** The view of a field's type. */
export function uiOf(field: FieldConfig): FieldUi<FieldConfig> {
  return fieldUis[field.type];
}

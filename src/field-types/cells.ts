import type { FieldConfig, FieldOfType, FieldTypeName } from '.';
import type { FieldCell } from './field-ui';
import * as cells from './registry/cells';

// A type must be in this registry and in the models, or it does not compile.
const fieldCells: {
  readonly [Type in FieldTypeName | keyof typeof cells]: FieldCell<FieldOfType<Type>>;
} = cells;

/** How fields of this type look in a table. */
export function cellOf(field: FieldConfig): FieldCell<FieldConfig> {
  return fieldCells[field.type];
}

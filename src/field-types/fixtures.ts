import type { FieldConfig, FieldOfType, FieldTypeName } from '.';
import type { FieldFixtures } from './field-fixtures';
import * as fixtures from './registry/fixtures';

/** The fixtures of all field types. A type without fixtures does not compile. */
export const fieldFixtures: {
  readonly [Type in FieldTypeName]: FieldFixtures<FieldOfType<Type>>;
} = fixtures;

/** The field of a type's fixtures as a checked config has it. */
export function fixtureField(type: FieldTypeName): FieldConfig {
  const { field, linked } = fieldFixtures[type];
  return { ...field, ...linked };
}

import type { FieldOfType, FieldTypeName } from '.';
import type { FieldFixtures } from './field-fixtures';
import * as fixtures from './registry/fixtures';

/** What the tests of all field types try, by type: a type without fixtures does not compile. */
export const fieldFixtures: {
  readonly [Type in FieldTypeName]: FieldFixtures<FieldOfType<Type>>;
} = fixtures;

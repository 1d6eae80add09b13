/** What the tests of all field types try on a type; each type has its own in its `fixtures.ts`. */
export interface FieldFixtures<Field> {
  /** An optional field without bounds. */
  readonly field: Field;
  /** Canonical values, ordinary and strange, that the field accepts. */
  readonly values: readonly unknown[];
  /** Texts that people type or servers send, and the value each means. */
  readonly readings: readonly (readonly [input: unknown, value: unknown])[];
  /** Inputs that the field must reject and return unchanged. */
  readonly bad: readonly unknown[];
}

import * as z from 'zod/mini';
import { memoize } from '../common/memoize';
import type { FieldConfig, FieldOfType, FieldTypeName } from '.';
import type { FieldBase } from './field-model';
import * as registry from './registry/schemas';

interface FieldSchema<Field extends FieldBase> {
  // A method, so that the schemas of all types can be in one list.
  of(field: Field): z.ZodMiniType;
}
type SchemaOf<Field extends FieldBase> = FieldSchema<Field>['of'];

const schemas: { readonly [Type in FieldTypeName]: SchemaOf<FieldOfType<Type>> } = registry;

/** What a field's canonical value must be; `null` means an empty field. */
const valueSchema = memoize((field: FieldConfig): z.ZodMiniType => {
  const schemaOf: SchemaOf<FieldBase> = schemas[field.type];
  return z
    .nullable(schemaOf(field))
    .check(z.refine((value) => value !== null || !field.required, `${field.label} is required.`));
});

/** What is wrong with a field's canonical value, in sentences for people. */
export function messagesAbout(field: FieldConfig, value: unknown): readonly string[] {
  const { error } = valueSchema(field).safeParse(value);
  return error?.issues.map(({ message }) => message) ?? [];
}

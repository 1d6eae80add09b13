import type * as z from 'zod/mini';
import type { FieldBase, FieldModel, Labelled } from './field-model';
import type * as configs from './registry/configs';
import * as models from './registry/models';

// A type must be in all registries, or it does not compile.
export type FieldTypeName = keyof typeof models;

/** A field of a checked config. */
export type FieldOfType<Type extends FieldTypeName> = Labelled<
  z.output<ReturnType<(typeof configs)[Type]>>
>;
export type FieldConfig = { [Type in FieldTypeName]: FieldOfType<Type> }[FieldTypeName];

/** Every field type's model by its name in the configs. */
export const fieldModels: {
  readonly [Type in keyof typeof configs]: FieldModel<FieldOfType<Type>, unknown>;
} = models;

export function modelOf(field: FieldConfig): FieldModel<FieldBase, unknown> {
  return fieldModels[field.type];
}

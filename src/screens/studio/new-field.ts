import { freeName } from '../../entities/guess/free-name';
import type { FieldTypeName } from '../../field-types';
import { texts } from './texts';

interface Wish {
  readonly entity: string;
  readonly label: string;
  readonly type: FieldTypeName;
  readonly isRequired: boolean;
  /** The names of the entity’s other fields. */
  readonly taken: readonly string[];
  /** The entities that a reference can refer to. */
  readonly entities: readonly string[];
}

/** A new field’s config, with the keys its type requires. Its name is made from its label. */
export function newField({ entity, label, type, isRequired, taken, entities }: Wish) {
  const lower = new Set(taken.map((name) => name.toLowerCase()));
  return {
    name: freeName(label, entity, taken.length, lower),
    label,
    type,
    ...(isRequired && type !== 'boolean' && { required: true }),
    ...(type === 'select' && {
      options: [1, 2].map((value) => ({ value, label: texts.numberedOption(value) })),
    }),
    ...(type === 'reference' && { to: entities[0] ?? '' }),
    ...((type === 'image' || type === 'file') && { upload: true }),
  };
}

import { type EntityConfig, fieldOf } from '../../entities/entity-config';

/** The field of a form that says what its row is about: the first column of text. */
export function titleField(config: EntityConfig, names: readonly string[]): string | undefined {
  const isTitle = (name: string) => names.includes(name) && fieldOf(config, name).type === 'text';
  return config.columns.map(({ field }) => field).find(isTitle);
}

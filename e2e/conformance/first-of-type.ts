import { type EntityConfig, fieldOf } from '../../src/entities/entity-config';

/**
 * The first field of each type among those that several configs name. Fields of a type are alike in all configs, so
 * testing one at length is enough. The configs with the most types come first, so that few are needed.
 */
export function firstOfType(
  configs: readonly EntityConfig[],
  namesIn: (config: EntityConfig) => readonly string[],
): (config: EntityConfig) => ReadonlySet<string> {
  const fieldsIn = (config: EntityConfig) => namesIn(config).map((name) => fieldOf(config, name));
  const typesIn = (config: EntityConfig) => new Set(fieldsIn(config).map(({ type }) => type));
  const seen = new Set<string>();
  const first = new Map<EntityConfig, ReadonlySet<string>>();
  for (const config of configs.toSorted((a, b) => typesIn(b).size - typesIn(a).size)) {
    const names = fieldsIn(config).flatMap(({ type, name }) => {
      if (seen.has(type)) return [];
      seen.add(type);
      return [name];
    });
    first.set(config, new Set(names));
  }
  return (config) => first.get(config) ?? new Set();
}

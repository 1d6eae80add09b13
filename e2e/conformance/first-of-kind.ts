import { type EntityConfig, fieldOf } from '../../src/entities/entity-config';
import type { FieldConfig } from '../../src/field-types';

/**
 * The first field of each kind among those that several configs name. Fields of a kind are alike in all configs, so
 * testing one at length is enough. The configs with the most kinds come first, so that few are needed.
 */
export function firstOfKind(
  configs: readonly EntityConfig[],
  namesIn: (config: EntityConfig) => readonly string[],
  kindOf: (field: FieldConfig) => string = ({ type }) => type,
): (config: EntityConfig) => ReadonlySet<string> {
  const fieldsIn = (config: EntityConfig) => namesIn(config).map((name) => fieldOf(config, name));
  const kindsIn = (config: EntityConfig) => new Set(fieldsIn(config).map(kindOf));
  const seen = new Set<string>();
  const first = new Map<EntityConfig, ReadonlySet<string>>();
  for (const config of configs.toSorted((a, b) => kindsIn(b).size - kindsIn(a).size)) {
    const names = fieldsIn(config).flatMap((field) => {
      const kind = kindOf(field);
      if (seen.has(kind)) return [];
      seen.add(kind);
      return [field.name];
    });
    first.set(config, new Set(names));
  }
  return (config) => first.get(config) ?? new Set();
}

/** A field's type, and which rules it has. */
export function rulesOf(field: FieldConfig): string {
  const rules = Object.entries(field).flatMap(([key, rule]) =>
    ['min', 'max', 'pattern', 'integer'].includes(key) && rule ? `${key} (${typeof rule})` : [],
  );
  return [field.type, ...rules].join(' ');
}

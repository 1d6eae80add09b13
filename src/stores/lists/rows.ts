import { readRows } from '../../api/lists';
import type { EntityConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { type ListSource, refreshList } from './lists';
import { keepSameRows } from './same-rows';

const sources = new WeakMap<EntityConfig, ListSource<readonly Row[]>>();

/** The list of an entity's rows. */
export function rowsOf(config: EntityConfig): ListSource<readonly Row[]> {
  const known = sources.get(config);
  if (known) return known;
  const source = rowList(config.name, config.labelPlural, config.endpoints.fetch);
  sources.set(config, source);
  return source;
}

/** A list that is an array of rows. */
export function rowList(key: string, label: string, path: string): ListSource<readonly Row[]> {
  return { key, label, path, empty: [], read: readRows, keepSame: keepSameRows };
}

/** Asks for an entity's rows. */
export function refreshRows(config: EntityConfig): Promise<void> {
  return refreshList(rowsOf(config));
}

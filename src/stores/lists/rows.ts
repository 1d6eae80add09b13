import { rowsIn } from '../../api/lists';
import type { EntityConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import type { ListSource } from './lists';
import { keepSameRows, patchRows } from './same-rows';

export function rowsOf(config: EntityConfig): ListSource<readonly Row[]> {
  return rowList(config.name, config.labelPlural, config.endpoints.fetch);
}

/** A list that is an array of rows. */
export function rowList(key: string, label: string, path: string): ListSource<readonly Row[]> {
  return { key, label, path, empty: [], read: rowsIn, keepSame: keepSameRows, patch: patchRows };
}

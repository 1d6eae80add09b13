import type { EntityConfig } from '../../entities/entity-config';
import { sheetFields } from '../../spreadsheet/sheet-fields';
import { type EntityRow, readRows } from '../entities/rows';
import type { EntityStore } from '../entity-tables/entity-store';

/** An entity's rows with the fields of its spreadsheet and the unique ones. */
export function readSheetRows(
  store: EntityStore,
  config: EntityConfig,
): AsyncGenerator<EntityRow[]> {
  const shown = sheetFields(config);
  const fields = config.fields.filter((field) => field.unique || shown.includes(field));
  return readRows(store, { ...config, fields });
}

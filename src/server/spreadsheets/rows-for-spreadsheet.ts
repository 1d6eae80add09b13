import { decidingNames } from '../../entities/dependent-bounds';
import type { EntityConfig } from '../../entities/entity-config';
import { sheetFields } from '../../spreadsheet/sheet-fields';
import { type EntityRow, readRows } from '../rows/read-rows';
import type { EntityStore } from '../tables/entity-store';

/** An entity's rows with the fields of its spreadsheet, and those that uploads are checked with. */
export function readRowsForSpreadsheet(
  store: EntityStore,
  config: EntityConfig,
): AsyncGenerator<EntityRow[]> {
  const shown = sheetFields(config);
  const deciding = config.fields.flatMap(decidingNames);
  const fields = config.fields.filter(
    (field) =>
      field.unique ||
      shown.includes(field) ||
      deciding.includes(field.name) ||
      decidingNames(field).length > 0,
  );
  return readRows(store, { ...config, fields });
}

import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import { sheetCellOf } from '../../spreadsheet/sheet-fields';
import type { ExportedBy } from '../selection/export-rows';
import { exportedValue } from '../selection/exported-value';

/** The columns of an entity in an export; its actions are left out. */
export function exportedBy(config: EntityConfig): ExportedBy {
  return ({ id, header }) => {
    if (!config.fields.some(({ name }) => name === id)) return undefined;
    const field = fieldOf(config, id);
    const { numberFormat: format } = sheetCellOf(field);
    return { header, format, cell: (row) => exportedValue(field, row[id], row) };
  };
}

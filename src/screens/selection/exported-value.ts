import type { Row } from '../../entities/row';
import { type FieldConfig, modelOf } from '../../field-types';
import { displayText } from '../../field-types/read';
import { sheetCellOf } from '../../spreadsheet/sheet-fields';
import type { ExportCell } from '../../spreadsheet/write/export-sheet';

/** A number or a date as such, and anything else as tables show it: masked, if it is secret. */
export function exportedValue(field: FieldConfig, raw: unknown, row: Row): ExportCell {
  const model = modelOf(field);
  const value = model.parse(raw, field);
  const { holds } = sheetCellOf(field);
  if (holds === 'number' && typeof value === 'number' && Number.isFinite(value)) return value;
  if (holds === 'date' && model.isValue(value)) return { date: String(value) };
  return displayText(field, raw, row) || null;
}

import { type FieldConfig, modelOf } from '../../field-types';
import { editText } from '../../field-types/read';
import { limits } from '../package/limits';
import { sheetCellOf } from '../sheet-fields';
import { cellTexts } from '../texts';

/** The first day whose number spreadsheet programs agree on. */
const FIRST_DATE = '1900-03-01';
/** How the file format escapes characters; text that looks like this must be escaped itself. */
const ESCAPE_LOOKALIKE = /_(?=x[0-9a-f]{4}_)/gi;
const NO_XML_CHARACTER = /[\uFFFE\uFFFF]/g;

/** The cell for a field's value: a number, a date or text. */
export function writtenCell(field: FieldConfig, raw: unknown): string | number | Date | null {
  const model = modelOf(field);
  const value = model.parse(raw, field);
  if (value === null) return null;
  const { holds } = sheetCellOf(field);
  if (holds === 'number' && typeof value === 'number' && Number.isFinite(value)) return value;
  if (holds === 'date' && model.isValue(value) && String(value) >= FIRST_DATE)
    return new Date(`${value}T00:00:00Z`);
  return writtenText(editText(field, raw));
}

/** Escapes a text for the file format. */
export function writtenText(text: string): string {
  if (text.length > limits.cellLength) return cellTexts.keptAsItIs;
  return text.replaceAll(ESCAPE_LOOKALIKE, '_x005F_').replaceAll(NO_XML_CHARACTER, escaped);
}

function escaped(character: string): string {
  return `_x${character.charCodeAt(0).toString(16).toUpperCase()}_`;
}

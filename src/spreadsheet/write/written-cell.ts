import { type FieldConfig, modelOf } from '../../field-types';
import { editText } from '../../field-types/read';
import { sheetCellOf } from '../sheet-fields';
import { cellTexts } from '../texts';

/** What spreadsheet programs take in a cell; longer texts make them call the file damaged. */
const LONGEST_TEXT = 32_767;
/** Before it, spreadsheet programs disagree on which day a number means. */
const FIRST_DATE = '1900-03-01';
/** How the file format writes characters that XML has not; a text that looks so is no such thing. */
const ESCAPE_LOOKALIKE = /_(?=x[0-9a-f]{4}_)/gi;
const NO_XML_CHARACTER = /[\uFFFE\uFFFF]/g;

/** A field's value as it stands in a cell: numbers and dates as such, everything else as text. */
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

/** A text as the file format wants it. */
export function writtenText(text: string): string {
  if (text.length > LONGEST_TEXT) return cellTexts.keptAsItIs;
  return text.replaceAll(ESCAPE_LOOKALIKE, '_x005F_').replaceAll(NO_XML_CHARACTER, escaped);
}

function escaped(character: string): string {
  return `_x${character.charCodeAt(0).toString(16).toUpperCase()}_`;
}

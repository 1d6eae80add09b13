import { beginning } from '../common/beginning';
import { formatBytes, formatCount } from '../common/quantities';
import { sentence } from '../common/sentence';
import type { EntityConfig } from '../entities/entity-config';
import type { FieldConfig } from '../field-types';
import { limits } from './package/limits';

const column = ({ name, label }: FieldConfig) =>
  name === label ? `“${name}”` : `“${name}” (${label})`;

/** Problems with a file as a whole. */
export const fileTexts = {
  noWorkbook: 'This is not an .xlsx spreadsheet. Save it as “Excel workbook (.xlsx)”.',
  oldOrProtected:
    'This is an old .xls file or is protected by a password. Save it as “Excel workbook (.xlsx)” without a password.',
  noSheet: 'The file has no visible sheet.',
  broken: 'This file is damaged. Save it again in your spreadsheet program.',
  fileTooLarge: `The file is larger than ${formatBytes(limits.fileBytes)}. Split it.`,
  unpacksTooLarge: `The file unpacks to more than ${formatBytes(limits.unpackedBytes)}. Split it.`,
  tooManyParts: `The file has more than ${formatCount(limits.parts)} parts. Copy the rows into a new file.`,
  tooManyRows: `A sheet has more than ${formatCount(limits.rows - 1)} rows. Delete the empty rows below your data, or split the file.`,
  tooManyColumns: `The sheet has more than ${formatCount(limits.columns)} columns. Delete the ones you don’t need.`,
  tooManyCells: `The file has more than ${formatCount(limits.cells)} cells. Split it.`,
  moreCellsThanNeeded:
    'The file has many more cells than its rows need. Copy only the rows that you want to change into a new file.',
  tooMuchText: `The cells have more than ${formatCount(limits.textLength)} characters. Split the file.`,
  tooManyProblems: `More than ${formatCount(limits.problems)} cells are wrong. Nothing was changed.`,
  tooLongCell: `A cell has more than ${formatCount(limits.cellLength)} characters. Shorten it.`,
  tooLongCellIn: (row: number) =>
    `A cell in row ${row} has more than ${formatCount(limits.cellLength)} characters. Shorten it.`,
  noKeyColumn: (key: FieldConfig) =>
    `The first sheet needs the column ${column(key)}, which identifies each row.`,
  noColumns: (fields: readonly FieldConfig[]) =>
    `The first sheet needs the columns ${fields.map(column).join(' and ')}.`,
  repeatedColumn: (field: FieldConfig) =>
    `Two columns are named ${column(field)}. Rename or delete one.`,
  formulas:
    'The file has formulas without results. Open it in a spreadsheet program and save it again.',
  otherKind: 'The file must be a spreadsheet (.xlsx or .csv) or a list of rows (.json).',
  onLine: (line: number, why: string) => `line ${line}. ${why}`,
  noJson: (why: string) => `This file is not JSON: ${why}`,
  noSample: 'The file has no rows below a row with the names of the columns.',
};

/** Texts in a downloaded file. */
export const explanationTexts = {
  sheetName: 'Columns',
  /** The name of the sheet with the rows if the entity’s name can’t be used. */
  rows: 'Rows',
  introduction: ({ labelPlural, actions }: EntityConfig, sheet: string, key?: FieldConfig) =>
    actions.bulkUpdate && key
      ? [
          `Edit the sheet “${sheet}”, save the file as .xlsx and upload it.`,
          `${column(key)} identifies each of the ${labelPlural}. ${
            actions.bulkUpdate.adds
              ? 'A row with a new one is added, if you confirm that when you upload the file.'
              : 'Don’t change it.'
          }`,
          'Clear a cell to clear its value. Rows and columns that you delete here stay unchanged.',
        ]
      : [`This sheet explains the columns of the sheet “${sheet}”.`],
  /** The header of the column that explains wrong cells; uploads ignore it. */
  errors: 'Errors',
  headers: ['Column', 'Label', 'Allowed values', 'Required', 'Example', 'Choices'],
  keyNote: ({ label }: FieldConfig, adds?: boolean) =>
    `${label} identifies the row. Don’t change it: another ${label} means ${adds ? 'a new' : 'another'} row.`,
  keyRule: (adds?: boolean) =>
    adds
      ? 'Identifies the row. Give each new row a new one, and leave the others as they are.'
      : 'Identifies the row. Don’t change it.',
  anyText: 'Any text.',
  yes: 'Yes',
  no: 'No',
  choicesOnly: (choices: readonly string[]) =>
    beginning(`Choose one of these: ${choices.join(', ')}`, 225),
};

/** Problems with a cell. */
export const cellTexts = {
  error: (text: string) => `The cell contains the error ${text}.`,
  formula:
    'The cell contains a formula without a result. Open the file in a spreadsheet program and save it again.',
  locked: ({ label }: FieldConfig) => `${label} can’t be changed.`,
  noKey: ({ label }: FieldConfig) => `${label} is missing. It identifies the row.`,
  unknownKey: ({ label: one }: EntityConfig, { label }: FieldConfig, key: string) =>
    `There is no ${one} with the ${label} “${key}”.`,
  ambiguousKey: ({ label: one }: EntityConfig, { label }: FieldConfig, key: string) =>
    `There is more than one ${one} with the ${label} “${key}”.`,
  repeatedKey: ({ label }: FieldConfig, first: number, second: number) =>
    sentence(`Rows ${first} and ${second} have the same ${label}`),
  /** Written instead of a text too long for a cell; a cell that contains it changes nothing. */
  keptAsItIs: '[too long for a spreadsheet: kept as it is]',
};

/** Texts about wallpapers in categories. */
export const linkTexts = {
  noWallpaper: (wpId: string) => `There is no wallpaper with the ID “${wpId}”.`,
  noCategory: (catId: string) => `There is no category with the ID “${catId}”.`,
};

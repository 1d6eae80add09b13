import { formatBytes, formatCount } from '../common/quantities';
import type { EntityConfig } from '../entities/entity-config';
import type { FieldConfig } from '../field-types';
import { limits } from './package/limits';

const column = ({ name, label }: FieldConfig) =>
  name === label ? `“${name}”` : `“${name}” (${label})`;

/** What is wrong with a file as a whole. */
export const fileTexts = {
  noWorkbook: 'This is not an .xlsx spreadsheet. Save it as “Excel workbook (.xlsx)”.',
  oldOrProtected:
    'This is an old .xls file, or one with a password. Save it as “Excel workbook (.xlsx)” without a password.',
  noSheet: 'The file has no visible sheet.',
  broken: 'This file is damaged and can’t be read. Save it again in your spreadsheet program.',
  fileTooLarge: `The file is larger than ${formatBytes(limits.fileBytes)}.`,
  unpacksTooLarge: `The file unpacks to more than ${formatBytes(limits.unpackedBytes)}.`,
  tooManyParts: `The file is made of more than ${formatCount(limits.parts)} parts.`,
  tooManyRows: `A sheet has more than ${formatCount(limits.rows - 1)} rows. Delete the empty rows below your data, or split the file.`,
  tooManyColumns: `The sheet has more than ${formatCount(limits.columns)} columns.`,
  tooManyCells: `The file has more than ${formatCount(limits.cells)} cells. Split it.`,
  noKeyColumn: (key: FieldConfig) =>
    `The first sheet needs the column ${column(key)}, which identifies each row.`,
  noColumns: (fields: readonly FieldConfig[]) =>
    `The first sheet needs the columns ${fields.map(column).join(' and ')}.`,
  repeatedColumn: (field: FieldConfig) => `Two columns are called ${column(field)}.`,
};

/** What stands in a downloaded file. */
export const explanationTexts = {
  sheetName: 'Columns',
  /** The other sheet’s name when the entity’s can’t be one. */
  rows: 'Rows',
  introduction: ({ labelPlural, actions }: EntityConfig, sheet: string, key?: FieldConfig) =>
    actions.bulkUpdate && key
      ? [
          `Change what you like in the sheet “${sheet}”, save the file as .xlsx and upload it.`,
          `Each row finds its ${labelPlural} row by ${column(key)}: leave that column as it is.`,
          'An emptied cell empties the value. Rows and columns that you delete stay as they are.',
        ]
      : [`What stands in the sheet “${sheet}”.`],
  headers: ['Column', 'Label', 'What is allowed', 'Required', 'Example', 'Choices'],
  keyNote: ({ label }: FieldConfig) =>
    `Rows are found by ${label}. Leave this column as it is: a row with another ${label} means another row.`,
  keyRule: 'Finds the row. Leave it as it is.',
  anyText: 'Any text.',
  yes: 'Yes',
  no: 'No',
  choicesOnly: (choices: readonly string[]) =>
    `Choose one of these: ${choices.join(', ')}`.slice(0, 225),
};

/** What is wrong with a cell. */
export const cellTexts = {
  error: (text: string) => `The cell holds the error ${text}.`,
  formula:
    'The cell holds a formula without a result. Open the file in a spreadsheet program and save it again.',
  noKey: ({ label }: FieldConfig) => `${label} is missing: it says which row is meant.`,
  unknownKey: ({ label: one }: EntityConfig, { label }: FieldConfig, key: string) =>
    `There is no ${one} with the ${label} “${key}”.`,
  ambiguousKey: ({ label: one }: EntityConfig, { label }: FieldConfig, key: string) =>
    `There is more than one ${one} with the ${label} “${key}”.`,
  repeatedKey: ({ label }: FieldConfig, first: number, second: number) =>
    `Rows ${first} and ${second} have the same ${label}.`,
  /** Stands in place of a text that is too long for a cell; a cell with it changes nothing. */
  keptAsItIs: '[too long for a spreadsheet: kept as it is]',
};

/** What is said of wallpapers in categories. */
export const linkTexts = {
  wpIdHelp: 'In capital or small letters.',
  catIdHelp:
    'Each row puts the wallpaper into this category. Add rows and upload the file; what is linked already stays so.',
  noWallpaper: (wpId: string) => `There is no wallpaper with the ID “${wpId}”.`,
  noCategory: (catId: string) => `There is no category with the ID “${catId}”.`,
};

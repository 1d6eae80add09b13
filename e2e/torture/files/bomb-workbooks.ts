import { constants, deflateRawSync } from 'node:zlib';
import {
  type HandMadePart,
  sheetXml,
  workbookParts,
  zipOf,
} from '../../../src/spreadsheet/testing';

export const MEBIBYTE = 1024 * 1024;
export const HEADER =
  '<row><c t="str"><v>wpId</v></c><c t="str"><v>name</v></c><c t="str"><v>metaTitle</v></c></row>';
export const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export const bytesOf = (text: string) => new TextEncoder().encode(text);
export const packed = (name: string, data: Uint8Array): HandMadePart => ({
  name,
  data: deflateRawSync(data),
  isDeflated: true,
  unpackedBytes: data.length,
});
export const part = (name: string, xml: string) => packed(name, bytesOf(xml));
export const numbered = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join('');

/** A workbook with this sheet. Other parts are added, or replace its own. */
export function book(rows: string, ...others: HandMadePart[]): Uint8Array {
  return bookOf(sheetXml(HEADER + rows), ...others);
}

export function bookOf(sheet: Uint8Array, ...others: HandMadePart[]): Uint8Array {
  const { name: _, ...data } = packed('', sheet);
  const names = new Set(others.map(({ name }) => name));
  return zipOf([...workbookParts(data).filter(({ name }) => !names.has(name)), ...others]);
}

/** The sheet's XML around its rows. */
export const around = (before: string, after: string) =>
  bookOf(bytesOf(`<worksheet>${before}<sheetData>${HEADER}</sheetData>${after}</worksheet>`));

const relationships = part(
  'xl/_rels/workbook.xml.rels',
  `<Relationships><Relationship Id="rId1" Type="${types}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${types}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId3" Type="${types}/styles" Target="styles.xml"/></Relationships>`,
);
export const withStrings = (strings: string, rows: string) =>
  book(rows, relationships, part('xl/sharedStrings.xml', `<sst>${strings}</sst>`));
export const withStyles = (styles: string, rows: string) =>
  book(rows, relationships, part('xl/styles.xml', `<styleSheet>${styles}</styleSheet>`));
export const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;

export function gigabyte(): Uint8Array {
  const chunk = deflateRawSync(Buffer.alloc(MEBIBYTE), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([...Array.from({ length: 1024 }, () => chunk), Buffer.from([3, 0])]);
}
export const declared = (data: Uint8Array, unpackedBytes: number) =>
  zipOf(workbookParts({ data, isDeflated: true, unpackedBytes }));

export const long = 'lotus '.repeat(12_900_000);
export const word = (index: number) => `lotus ${(index * 2654435761) % 4294967296}`;

/** The columns of the sheet of wallpapers, with rules of several kinds. */
export const wallpaperFields = [
  'wpId',
  'name',
  'slug',
  'metaTitle',
  'metaDescription',
  'followIndex',
];

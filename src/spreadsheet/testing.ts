import { constants, deflateRawSync } from 'node:zlib';
import type { EntityConfig } from '../entities/entity-config';
import type { Row } from '../entities/row';
import { findHeader } from './read/header';
import { readRecords, type SheetRecord } from './read/records';
import type { Sheet } from './sheet';
import { spreadsheetWriter } from './write/write-spreadsheet';

/** Writes rows as an .xlsx file. */
export async function writeSpreadsheet(
  config: EntityConfig,
  rows: readonly Row[],
): Promise<Uint8Array> {
  const writer = spreadsheetWriter(config);
  writer.add(rows);
  return await writer.finish();
}

/** A part of a ZIP file for `zipOf`. */
export interface HandMadePart {
  readonly name: string;
  /** Data as stored in the file, packed or not. */
  readonly data: Uint8Array;
  readonly isDeflated?: boolean;
  /** The unpacked size that the directory declares, true or not. */
  readonly unpackedBytes?: number;
}

/** A ZIP file in which tests choose every number. */
export function zipOf(parts: readonly HandMadePart[]): Uint8Array<ArrayBuffer> {
  const chunks: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const part of parts) {
    const name = new TextEncoder().encode(part.name);
    const sizes = [part.data.length, part.unpackedBytes ?? part.data.length];
    const method = part.isDeflated ? 8 : 0;
    const local = header(30, [0, 0x04034b50], [18, sizes[0]], [22, sizes[1]]);
    const entry = header(46, [0, 0x02014b50], [20, sizes[0]], [24, sizes[1]], [42, offset]);
    for (const [bytes, at, lengthAt] of [
      [local, 8, 26],
      [entry, 10, 28],
    ] as const) {
      new DataView(bytes.buffer).setUint16(at, method, true);
      new DataView(bytes.buffer).setUint16(lengthAt, name.length, true);
    }
    chunks.push(local, name, part.data);
    directory.push(entry, name);
    offset += local.length + name.length + part.data.length;
  }
  const directoryBytes = directory.reduce((sum, { length }) => sum + length, 0);
  const end = header(22, [0, 0x06054b50], [12, directoryBytes], [16, offset]);
  new DataView(end.buffer).setUint16(8, parts.length, true);
  new DataView(end.buffer).setUint16(10, parts.length, true);
  return joined([...chunks, ...directory, end]);
}

/** The parts of a minimal workbook with one sheet. */
export function workbookParts(sheet: Omit<HandMadePart, 'name'>): HandMadePart[] {
  const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
  const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const rel = (type: string, target: string) =>
    text(
      `<Relationships><Relationship Id="rId1" Type="${types}/${type}" Target="${target}"/></Relationships>`,
    );
  return [
    {
      name: '[Content_Types].xml',
      data: text(`<Types><Override PartName="/xl/workbook.xml" ContentType="${main}"/></Types>`),
    },
    { name: '_rels/.rels', data: rel('officeDocument', 'xl/workbook.xml') },
    {
      name: 'xl/workbook.xml',
      data: text(
        `<workbook xmlns:r="${types}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
    },
    { name: 'xl/_rels/workbook.xml.rels', data: rel('worksheet', 'worksheets/sheet1.xml') },
    { name: 'xl/worksheets/sheet1.xml', ...sheet },
  ];
}

const SHEET = ['<worksheet><sheetData>', '</sheetData></worksheet>'] as const;

/** The XML of a sheet with these rows. */
export function sheetXml(rows: string): Uint8Array {
  return text(SHEET.join(rows));
}

/** A sheet whose rows repeat some XML, a multiple of a hundred times. */
export function repeatedXml(xml: string, times: number): Omit<HandMadePart, 'name'> {
  const [start, end] = SHEET.map(text);
  const part = text(xml.repeat(times / 100));
  const unpackedBytes = SHEET.join('').length + 100 * part.length;
  return { data: deflateRepeated(part, 100, start, end), isDeflated: true, unpackedBytes };
}

/** Deflates a part that is repeated, between a start and an end. Saves time, as it compresses the part once. */
export function deflateRepeated(
  part: Uint8Array,
  times: number,
  start: Uint8Array = new Uint8Array(),
  end: Uint8Array = new Uint8Array(),
): Uint8Array {
  const flushed = (bytes: Uint8Array) =>
    deflateRawSync(bytes, { finishFlush: constants.Z_FULL_FLUSH });
  const one = flushed(part);
  const middle = Array.from({ length: times }, () => one);
  return joined([flushed(start), ...middle, deflateRawSync(end)]);
}

/** The records in a sheet, with all messages. */
export function recordsOf(config: EntityConfig, sheet: Sheet): SheetRecord[] {
  return Array.from(readRecords(config, sheet, findHeader(config, sheet)), (record) => ({
    ...record,
    problems: record.problems.map(({ row, field, shown, message }) => {
      return { row, field, shown, message };
    }),
  }));
}

function text(content: string): Uint8Array {
  return new TextEncoder().encode(content);
}

function header(length: number, ...numbers: [at: number, number: number | undefined][]) {
  const view = new DataView(new ArrayBuffer(length));
  for (const [at, number = 0] of numbers) view.setUint32(at, number, true);
  return new Uint8Array(view.buffer);
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { processorTime } from '../../common/testing';
import { thingRows, things } from '../fixtures/things';
import {
  deflateRepeated,
  type HandMadePart,
  repeatedXml,
  sheetXml,
  workbookParts,
  writeSpreadsheet,
  zipOf,
} from '../testing';
import { readSpreadsheet } from './read-spreadsheet';

const mebibyte = 1024 * 1024;
const deflated = (data: Uint8Array, unpackedBytes = data.length) => ({
  data: deflateRawSync(data),
  isDeflated: true,
  unpackedBytes,
});
const workbook = (sheet: Omit<HandMadePart, 'name'>) => zipOf(workbookParts(sheet));

/** Zeros, compressed a thousandfold. */
const mebibytes = (count: number) => ({
  data: deflateRepeated(new Uint8Array(mebibyte), count),
  isDeflated: true,
  unpackedBytes: count * mebibyte,
});

/** Why a file is rejected. */
async function reasonFor(bytes: Uint8Array): Promise<string> {
  const error = await readSpreadsheet(bytes).catch((caught: unknown) => caught);
  return error instanceof Error ? error.message : 'no error';
}

/** The same, and how many milliseconds of computing that takes. */
async function rejection(bytes: Uint8Array): Promise<{ message: string; ms: number }> {
  let message = '';
  const ms = await processorTime(async () => {
    message = await reasonFor(bytes);
  });
  return { message, ms };
}

test('a minimal workbook is accepted', async () => {
  const sheet = deflated(sheetXml('<row r="1"><c r="A1" t="str"><v>hello</v></c></row>'));
  expect((await readSpreadsheet(workbook(sheet))).rows).toEqual([['hello']]);
});

test('a number beyond the range of floating point is read as text', async () => {
  const sheet = deflated(sheetXml('<row><c><v>1E+400</v></c><c><v>-1E+400</v></c></row>'));
  expect((await readSpreadsheet(workbook(sheet))).rows).toEqual([['1E+400', '-1E+400']]);
});

test('tag names can have a namespace', async () => {
  const sheet = deflated(sheetXml('<x:row>'.repeat(100_002)));
  expect(await reasonFor(workbook(sheet))).toContain('rows');
});

test('invalid entities and invalid cell addresses stay as they are', async () => {
  const wrong = '&#1.5;&#x110000;&#-1;&;&amp';
  const relationships = 'xl/_rels/workbook.xml.rels';
  const parts = workbookParts(deflated(sheetXml(`<row><c t="str"><v>${wrong}</v></c></row>`)));
  const others = parts.map((part) => {
    if (part.name !== relationships) return part;
    const xml = new TextDecoder().decode(part.data);
    const styles = '<Relationship Id="b" Type="x/styles" Target="%ff"/></';
    return { ...part, data: new TextEncoder().encode(xml.replace('</', styles)) };
  });
  expect((await readSpreadsheet(zipOf(others))).rows).toEqual([[wrong]]);
});

describe('a file is rejected that', () => {
  test.each([
    ['is empty', new Uint8Array(), 'not an .xlsx'],
    ['is text', Buffer.from('wpId,metaTitle\nWP1,x\n'.repeat(10)), 'not an .xlsx'],
    [
      'is an old .xls',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(99)]),
      'old .xls',
    ],
    ['is another ZIP file', zipOf([{ name: 'a.txt', data: Buffer.from('a') }]), 'not an .xlsx'],
    [
      'is a document of another kind',
      zipOf([{ name: '[Content_Types].xml', data: Buffer.from('wordprocessingml') }]),
      'not an .xlsx',
    ],
    ['is too large', new Uint8Array(21 * mebibyte), 'larger than 20 MB'],
    [
      'has too many parts',
      zipOf(
        Array.from({ length: 1001 }, (_, index) => ({ name: `${index}`, data: new Uint8Array() })),
      ),
      '1,000 parts',
    ],
  ])('%s', async (_what, bytes, message) => {
    expect(await reasonFor(bytes)).toContain(message);
  });

  test('was cut off anywhere', async () => {
    const whole = await writeSpreadsheet(things, thingRows.slice(0, 2));
    for (let length = 0; length < whole.length; length += 97) {
      await expect(readSpreadsheet(whole.slice(0, length))).rejects.toThrow(
        /not an \.xlsx|damaged/,
      );
    }
  });

  test('has a wrong byte anywhere, unless it can still be read', async () => {
    const whole = await writeSpreadsheet(things, thingRows.slice(0, 2));
    for (let at = 0; at < whole.length; at += 61) {
      const broken = whole.slice();
      broken[at] = (broken[at] ?? 0) ^ 0xff;
      const result = await readSpreadsheet(broken).catch((error: unknown) => error);
      expect(result instanceof Error ? result.name : 'read').toMatch(/^(SpreadsheetError|read)$/);
    }
  });
});

describe('a bomb costs little when it', () => {
  test('declares its true size', async () => {
    const { message, ms } = await rejection(workbook(mebibytes(1024)));
    expect(message).toContain('unpacks to more than 80 MB');
    expect(ms).toBeLessThan(500);
  });

  test('lies about its size', async () => {
    for (const unpackedBytes of [0, 1, 5000]) {
      const { message, ms } = await rejection(workbook({ ...mebibytes(1024), unpackedBytes }));
      expect(message).toContain('damaged');
      expect(ms).toBeLessThan(1000);
    }
  });

  test.each([
    ['has a million rows', '<row><c><v>1</v></c><c><v>1</v></c></row>', 1_000_000, 'rows'],
    ['has a million extra cells', '<c/>', 2_000_000, 'cells'],
    ['has millions of elements', '<a>', 9_000_000, 'cells'],
    ['has millions of declarations', '<!>', 9_000_000, 'cells'],
    ['has millions of entities', '&#65;', 9_000_000, 'cells'],
    ['has ampersands and a late semicolon', `${'&'.repeat(16_000)};`, 500, 'cells'],
  ])('%s', async (_what, xml, times, message) => {
    const result = await rejection(workbook(repeatedXml(xml, times)));
    expect(result.message).toContain(message);
    expect(result.ms).toBeLessThan(5000);
  });

  test.each([
    ['far below', '<row r="1048576"><c r="A1048576"><v>1</v></c></row>', 1, 'rows'],
    ['in the last corner', '<row r="1048576"><c r="WB1048576"><v>1</v></c></row>', 1, 'rows'],
    ['beside many columns', '<row><c r="WC1"><v>1</v></c></row>', 1, 'columns'],
    ['far to the right of many rows', '<row><c r="XFD1"><v>1</v></c></row>', 5000, 'columns'],
  ])('has cells %s', async (_where, row, times, outcome) => {
    const sheet = deflated(sheetXml(`<row><c><v>1</v></c></row>${row.repeat(times)}`));
    const { message, ms } = await rejection(workbook(sheet));
    expect(message).toContain(outcome);
    expect(ms).toBeLessThan(5000);
  });

  test('has long tags, or escapes nothing', async () => {
    const name = `<c ${'a'.repeat(60_000)}="" r="A1"/>`.repeat(300);
    const escapes = `<c t="str"><v>${'_x'.repeat(16_000)}</v></c>`.repeat(150);
    const { message, ms } = await rejection(workbook(deflated(sheetXml(`<row>${name}${escapes}`))));
    expect(message).toBe('no error');
    expect(ms).toBeLessThan(5000);
  });

  test('nests entities', async () => {
    const laughs = Array.from(
      { length: 20 },
      (_, level) => `<!ENTITY a${level + 1} "${`&a${level};`.repeat(10)}">`,
    );
    const xml = `<!DOCTYPE x [<!ENTITY a0 "ha">${laughs.join('')}]><worksheet><sheetData><row><c t="str"><v>&a20;</v></c></row></sheetData></worksheet>`;
    const sheet = await readSpreadsheet(workbook(deflated(Buffer.from(xml))));
    expect(JSON.stringify(sheet.rows).length).toBeLessThan(1000);
  });

  test('repeats one part under many names', async () => {
    const part = mebibytes(70);
    const parts = [...workbookParts(part), { name: 'b', ...part }];
    expect(await reasonFor(zipOf(parts))).toContain('unpacks to more than 80 MB');
  });
});

import { book, cell, MEBIBYTE, numbered, withStrings, withStyles } from './bomb-workbooks';

const filled = (text: string) => text.repeat(Math.floor((73 * MEBIBYTE) / text.length));
const rowsOf = (count: number, row: string) => book(`<row>${row}</row>`.repeat(count));
const formats = (code: string) =>
  withStyles(
    `<numFmts>${numbered(65_000, (index) => `<numFmt numFmtId="${index + 200}" formatCode="${code}${index}"/>`)}</numFmts><cellXfs>${numbered(65_000, (index) => `<xf numFmtId="${index + 200}"/>`)}</cellXfs>`,
    '',
  );
const styled = (format: number) =>
  withStyles(
    `<cellXfs><xf numFmtId="${format}"/></cellXfs>`,
    numbered(
      99_000,
      (row) =>
        `<row>${numbered(10, (index) => `<c s="0"><v>${(row * 10 + index) / 3.7}</v></c>`)}</row>`,
    ),
  );

/** Workbooks whose tags, attributes, entities or escapes cost much to read. */
export const markupBombs: Readonly<Record<string, () => Uint8Array>> = {
  'empty declarations': () => book(filled('<!>')),
  'empty instructions': () => book(filled('<??>')),
  'empty CDATA sections': () => book(filled('<![CDATA[]]>')),
  'letters in CDATA sections': () => rowsOf(200, cell('<![CDATA[x]]>'.repeat(29_000))),
  'ampersands before a late semicolon': () => book(filled(`${'&'.repeat(16_000)};`)),
  'attributes full of ampersands': () => rowsOf(1200, `<c r="${'&'.repeat(60_000)};"/>`),
  'attributes full of entities': () => rowsOf(660, `<c r="${'&#65;'.repeat(12_000)}"/>`),
  'attributes with long names': () => rowsOf(1190, `<c ${'a'.repeat(64_000)}="" r="A2"/>`),
  'attributes with long values': () => rowsOf(1190, `<c r="A${'0'.repeat(64_000)}2"/>`),
  'cells that begin escapes': () => rowsOf(1200, cell('_x'.repeat(16_383))),
  'cells full of escapes': () => rowsOf(330, cell('_x0041_'.repeat(32_700))),
  'runs in many shared strings': () =>
    withStrings(`<si>${'<r><rPr><b/></rPr><t>x</t></r>'.repeat(8000)}</si>`.repeat(100), ''),
  'formats of brackets': () => formats('['.repeat(240)),
  'formats of hours': () => formats('[h'.repeat(120)),
  'dates that all differ': () => styled(14),
  'percentages that all differ': () => styled(9),
};

import { randomBytes } from 'node:crypto';
import { constants, deflateRawSync } from 'node:zlib';
import {
  type HandMadePart,
  sheetXml,
  workbookParts,
  zipOf,
} from '../../../src/spreadsheet/testing';

const MEBIBYTE = 1024 * 1024;
const HEADER =
  '<row><c t="str"><v>wpId</v></c><c t="str"><v>name</v></c><c t="str"><v>metaTitle</v></c></row>';
const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const packed = (name: string, data: Uint8Array): HandMadePart => ({
  ...{ name, data: deflateRawSync(data), isDeflated: true, unpackedBytes: data.length },
});
const part = (name: string, xml: string) => packed(name, bytesOf(xml));
const numbered = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join('');

/** A workbook with this sheet, and with other parts added or in place of its own. */
function book(rows: string, ...others: HandMadePart[]): Uint8Array {
  return bookOf(sheetXml(HEADER + rows), ...others);
}

function bookOf(sheet: Uint8Array, ...others: HandMadePart[]): Uint8Array {
  const { name: _, ...data } = packed('', sheet);
  const names = new Set(others.map(({ name }) => name));
  return zipOf([...workbookParts(data).filter(({ name }) => !names.has(name)), ...others]);
}

/** The sheet's XML around its rows. */
const around = (before: string, after: string) =>
  bookOf(bytesOf(`<worksheet>${before}<sheetData>${HEADER}</sheetData>${after}</worksheet>`));

const relationships = part(
  'xl/_rels/workbook.xml.rels',
  `<Relationships><Relationship Id="rId1" Type="${types}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${types}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId3" Type="${types}/styles" Target="styles.xml"/></Relationships>`,
);
const withStrings = (strings: string, rows: string) =>
  book(rows, relationships, part('xl/sharedStrings.xml', `<sst>${strings}</sst>`));
const withStyles = (styles: string, rows: string) =>
  book(rows, relationships, part('xl/styles.xml', `<styleSheet>${styles}</styleSheet>`));
const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;

function gigabyte(): Uint8Array {
  const chunk = deflateRawSync(Buffer.alloc(MEBIBYTE), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([...Array.from({ length: 1024 }, () => chunk), Buffer.from([3, 0])]);
}
const declared = (data: Uint8Array, unpackedBytes: number) =>
  zipOf(workbookParts({ data, isDeflated: true, unpackedBytes }));

const long = 'lotus '.repeat(12_900_000);
const word = (index: number) => `lotus ${(index * 2654435761) % 4294967296}`;

/** Files that are small or look harmless, but cost much to read. */
export const spreadsheetBombs: Readonly<Record<string, () => Uint8Array>> = {
  'one cell of 77 MB': () => book(`<row>${cell(long)}</row>`),
  'one formula result of 77 MB': () => book(`<row><c t="str"><v>${long}</v></c></row>`),
  'one number of 77 million digits': () => book(`<row><c><v>${'9'.repeat(77e6)}</v></c></row>`),
  'one cell of 77 MB in pieces': () =>
    book(
      `<row><c t="inlineStr"><is>${'<r><t>lotus lotus lotus</t></r>'.repeat(2_300_000)}</is></c></row>`,
    ),
  'one cell of entities': () => book(`<row>${cell('&amp;'.repeat(15_000_000))}</row>`),
  'one cell of escapes': () => book(`<row>${cell('_x0041_'.repeat(10_000_000))}</row>`),
  'one cell of emoji': () => book(`<row>${cell('🏙'.repeat(19_000_000))}</row>`),
  'one cell in a CDATA section': () => book(`<row>${cell(`<![CDATA[${long}]]>`)}</row>`),
  'a shared string of 77 MB': () =>
    withStrings(`<si><t>${long}</t></si>`, '<row><c t="s"><v>0</v></c></row>'),
  'shared strings of one letter': () =>
    withStrings('<si><t>x</t></si>'.repeat(4_600_000), '<row><c t="s"><v>0</v></c></row>'),
  'empty shared strings': () => withStrings('<si/>'.repeat(15_000_000), ''),
  'a million different shared strings': () =>
    withStrings(
      numbered(990_000, (index) => `<si><t>${word(index)}</t></si>`),
      '',
    ),
  'shared strings in pieces': () =>
    withStrings(`<si>${'<r><rPr><b/></rPr><t>x</t></r>'.repeat(1_500_000)}</si>`, ''),
  '297,000 uses of a shared string of 1 MB': () =>
    withStrings(
      `<si><t>${'x'.repeat(MEBIBYTE)}</t></si>`,
      '<row><c t="s"><v>0</v></c><c t="s"><v>0</v></c><c t="s"><v>0</v></c></row>'.repeat(99_000),
    ),
  '990,000 uses of the longest shared string': () =>
    withStrings(
      `<si><t>${'x'.repeat(32_767)}</t></si>`,
      `<row>${'<c t="s"><v>0</v></c>'.repeat(10)}</row>`.repeat(99_000),
    ),
  '1,200 uses of a shared string of emoji': () =>
    withStrings(
      `<si><t>${'🏙'.repeat(16_383)}</t></si>`,
      '<row><c t="s"><v>0</v></c><c t="s"><v>0</v></c></row>'.repeat(600),
    ),
  'one cell in the last row': () => book('<row r="1048576"><c r="A1048576"><v>1</v></c></row>'),
  'one cell in the last corner': () =>
    book('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
  'one cell far away in a wrong row': () => book('<row r="2"><c r="A1048576"><v>1</v></c></row>'),
  'a row beyond all numbers': () => book('<row r="99999999999999999999"><c><v>1</v></c></row>'),
  'empty cells in the last rows': () =>
    book(
      numbered(
        90_000,
        (index) => `<row r="${1_048_576 - index}"><c r="XFD${1_048_576 - index}" s="1"/></row>`,
      ),
    ),
  'rows in descending order': () =>
    book(numbered(99_000, (index) => `<row r="${100_000 - index}"><c><v>1</v></c></row>`)),
  'one row, again and again': () => book('<row r="2"><c r="GR2"><v>1</v></c></row>'.repeat(99_000)),
  'the last column of each row': () =>
    book(numbered(99_900, (index) => `<row><c r="GR${index + 2}"><v>1</v></c></row>`)),
  'wide rows': () => book(`<row>${'<c><v>1</v></c>'.repeat(16_384)}</row>`.repeat(60)),
  'a million rows': () => book('<row><c><v>1</v></c></row>'.repeat(1_000_000)),
  'two million empty cells': () => book('<c/>'.repeat(2_000_000)),
  'nearly a million numbers': () =>
    book(`<row>${'<c><v>1.5</v></c>'.repeat(10)}</row>`.repeat(99_000)),
  'nearly a million different texts': () =>
    book(
      numbered(
        99_000,
        (row) =>
          `<row>${numbered(9, (index) => `<c t="str"><v>${word(row * 9 + index)}</v></c>`)}</row>`,
      ),
    ),
  'nearly a million wrong cells': () =>
    bookOf(
      sheetXml(
        `<row>${wallpaperFields.map((name) => `<c t="str"><v>${name}</v></c>`).join('')}</row>${numbered(
          99_000,
          (row) =>
            `<row><c t="str"><v>WP-${row}</v></c>${'<c t="e"><v>#REF!</v></c>'.repeat(wallpaperFields.length - 1)}</row>`,
        )}`,
      ),
    ),
  'nearly a million cells that break rules': () =>
    bookOf(
      sheetXml(
        `<row>${wallpaperFields.map((name) => `<c t="str"><v>${name}</v></c>`).join('')}</row>${numbered(
          99_000,
          (row) =>
            `<row><c t="str"><v>WP-${row}</v></c>${'<c t="b"><v>1</v></c>'.repeat(wallpaperFields.length - 1)}</row>`,
        )}`,
      ),
    ),
  'unknown keys of 400 characters': () =>
    book(
      numbered(
        90_000,
        (row) => `<row><c t="str"><v>${String(row).padStart(400, 'x')}</v></c></row>`,
      ),
    ),
  'the longest unknown keys': () =>
    book(
      numbered(
        1200,
        (row) => `<row><c t="str"><v>${String(row).padStart(32_767, 'x')}</v></c></row>`,
      ),
    ),
  'the longest texts': () =>
    book(
      numbered(
        1200,
        (row) =>
          `<row><c t="str"><v>WP-${row}</v></c>${cell(`${' lotus'.repeat(5400)} ${row}`)}</row>`,
      ),
    ),
  'the longest texts of white space': () =>
    book(
      numbered(
        1200,
        (row) => `<row><c t="str"><v>WP-${row}</v></c>${cell(`x${' '.repeat(32_000)}x`)}</row>`,
      ),
    ),
  dates: () =>
    withStyles(
      '<cellXfs><xf numFmtId="14"/></cellXfs>',
      `<row>${'<c s="0"><v>45000.5</v></c>'.repeat(10)}</row>`.repeat(90_000),
    ),
  'columns named at length': () =>
    bookOf(sheetXml(`<row>${cell('a _*'.repeat(8000)).repeat(60)}</row>`.repeat(20))),
  '5,000 wide columns': () =>
    around(`<cols>${'<col min="1" max="16384" width="9"/>'.repeat(5000)}</cols>`, ''),
  '500,000 merged ranges': () =>
    around('', `<mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(500_000)}</mergeCells>`),
  '300,000 validations': () =>
    around(
      '',
      `<dataValidations>${'<dataValidation type="list" sqref="A1:XFD1048576"><formula1>"a,b,c"</formula1></dataValidation>'.repeat(300_000)}</dataValidations>`,
    ),
  '300,000 rules for colours': () =>
    around(
      '',
      '<conditionalFormatting sqref="A1:XFD1048576"><cfRule type="expression"><formula>A1</formula></cfRule></conditionalFormatting>'.repeat(
        300_000,
      ),
    ),
  '500,000 links': () =>
    around(
      '',
      `<hyperlinks>${numbered(500_000, (index) => `<hyperlink ref="A${index + 1}" location="x"/>`)}</hyperlinks>`,
    ),
  'a formula of 77 MB': () => book(`<row><c><f>${long}</f><v>1</v></c></row>`),
  '200,000 long formulas': () =>
    book(`<row><c><f>${'A1+'.repeat(100)}1</f></c></row>`.repeat(99_000)),
  'a shared formula for all cells': () =>
    book(
      `<row><c><f t="shared" si="0" ref="A1:XFD1048576">A1</f></c></row>${'<row><c><f t="shared" si="0"/></c></row>'.repeat(99_000)}`,
    ),
  'millions of formats': () =>
    withStyles(`<cellXfs>${'<xf numFmtId="14"/>'.repeat(4_000_000)}</cellXfs>`, ''),
  'long number formats': () =>
    withStyles(
      `<numFmts>${numbered(2000, (index) => `<numFmt numFmtId="${index}" formatCode="${'[h'.repeat(15_000)}"/>`)}</numFmts><cellXfs>${numbered(60_000, (index) => `<xf numFmtId="${index % 2000}"/>`)}</cellXfs>`,
      '',
    ),
  'a million fonts': () =>
    withStyles(`<fonts>${'<font><sz val="11"/></font>'.repeat(1_000_000)}</fonts>`, ''),
  'nested elements': () => book('<a>'.repeat(7_000_000)),
  'nested elements with ends': () => book(`${'<a>'.repeat(3_000_000)}${'</a>'.repeat(3_000_000)}`),
  'endless elements': () => book('<a>'.repeat(9_000_000)),
  'a million attributes': () => book(`<row ${numbered(1_000_000, (index) => `a${index}="1" `)}/>`),
  'an attribute again and again': () =>
    book(`<row><c ${'r="A1" '.repeat(9000)}/></row>`.repeat(1200)),
  'an attribute of 77 MB': () => book(`<row><c r="${long}"/></row>`),
  'a name of 77 MB': () => book(`<${'x'.repeat(77e6)}/>`),
  'a tag without an end': () => book(`<row><c r="${'x'.repeat(77e6)}`),
  'only less-than signs': () => book('<'.repeat(77e6)),
  'a comment of 77 MB': () => book(`<!--${long}--><row/>`),
  'a comment without an end': () => book(`<!--${long}`),
  'ten million comments': () => book('<!---->'.repeat(10_000_000)),
  'an instruction of 77 MB': () => book(`<?x ${long}?>`),
  'white space of 77 MB': () => book(' '.repeat(77e6)),
  ampersands: () => book(`<row>${cell('&'.repeat(77e6))}</row>`),
  'nested entities': () =>
    bookOf(
      bytesOf(
        `<!DOCTYPE x [<!ENTITY a0 "ha">${numbered(20, (level) => `<!ENTITY a${level + 1} "${`&a${level};`.repeat(10)}">`)}]><worksheet><sheetData>${HEADER}<row><c t="str"><v>&a20;</v></c></row></sheetData></worksheet>`,
      ),
    ),
  'one long entity, often used': () =>
    bookOf(
      bytesOf(
        `<!DOCTYPE x [<!ENTITY a "${'x'.repeat(MEBIBYTE)}">]><worksheet><sheetData>${HEADER}<row>${cell('&a;'.repeat(100_000))}</row></sheetData></worksheet>`,
      ),
    ),
  'an entity from a file': () =>
    bookOf(
      bytesOf(
        `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///dev/zero">]><worksheet><sheetData>${HEADER}<row>${cell('&a;')}</row></sheetData></worksheet>`,
      ),
    ),
  '500,000 sheets': () =>
    book(
      '',
      part(
        'xl/workbook.xml',
        `<workbook xmlns:r="${types}"><sheets>${'<sheet name="A" state="hidden" r:id="rId1"/>'.repeat(500_000)}</sheets></workbook>`,
      ),
    ),
  '900 sheets': () =>
    book(
      '',
      ...Array.from({ length: 900 }, (_, index) =>
        part(`xl/worksheets/other${index}.xml`, '<a/>'.repeat(20_000)),
      ),
    ),
  'a million relationships': () =>
    book(
      '',
      part(
        'xl/_rels/workbook.xml.rels',
        `<Relationships>${'<Relationship Id="a" Type="b" Target="../../../../c"/>'.repeat(1_000_000)}</Relationships>`,
      ),
    ),
  'a million content types': () =>
    book(
      '',
      part(
        '[Content_Types].xml',
        `<Types>${'<Override PartName="/a" ContentType="b"/>'.repeat(1_000_000)}</Types>`,
      ),
    ),
  'other parts of 70 MB': () =>
    book('', packed('xl/drawings/drawing1.xml', Buffer.alloc(70 * MEBIBYTE, '<a/>'))),
  'a picture of 19 MB': () =>
    book('', { name: 'xl/media/a.png', data: randomBytes(19 * MEBIBYTE) }),
  'a gigabyte that is declared': () => declared(gigabyte(), 1024 * MEBIBYTE),
  'a gigabyte declared as nothing': () => declared(gigabyte(), 0),
  'a gigabyte declared as 4 kB': () => declared(gigabyte(), 4096),
  'a gigabyte declared as 75 MB': () => declared(gigabyte(), 75 * MEBIBYTE),
  'less than is declared': () => declared(deflateRawSync(sheetXml(HEADER)), 75 * MEBIBYTE),
  'millions of empty blocks': () =>
    declared(Buffer.alloc(19 * MEBIBYTE, Buffer.from([0, 0, 0, 0xff, 0xff])), 4096),
  'parts that share their bytes': () => {
    const zip = Buffer.from(book(' '.repeat(70_000_000)));
    const first = zip.indexOf('PK\x01\x02');
    // The directory's second entry starts where its first does.
    const second = zip.indexOf('PK\x01\x02', first + 1);
    zip.copy(zip, second + 42, first + 42, first + 46);
    return zip;
  },
  'parts of the same name': () =>
    zipOf([...workbookParts({ data: sheetXml(HEADER) }), ...workbookParts({ data: sheetXml('') })]),
  'too many parts': () =>
    zipOf(
      Array.from({ length: 60_000 }, (_, index) => ({ name: `${index}`, data: new Uint8Array() })),
    ),
  'a directory that starts in a comment': () =>
    Buffer.concat([book(''), Buffer.alloc(65_535, 'PK\x05\x06')]),
  'nothing but signatures': () => Buffer.alloc(19 * MEBIBYTE, 'PK\x03\x04'),
};

/** The columns of the sheet of wallpapers, with rules of several kinds. */
const wallpaperFields = ['wpId', 'name', 'slug', 'metaTitle', 'metaDescription', 'followIndex'];

import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { sheetXml, workbookParts, zipOf } from '../../../src/spreadsheet/testing';
import {
  around,
  book,
  bookOf,
  bytesOf,
  cell,
  declared,
  gigabyte,
  HEADER,
  long,
  MEBIBYTE,
  numbered,
  packed,
  part,
  types,
  withStyles,
} from './bomb-workbooks';

/** Workbooks whose cost is not in their cells, and files that are hardly workbooks. */
export const packageBombs: Readonly<Record<string, () => Uint8Array>> = {
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
    // The second entry of the directory points to the first part.
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

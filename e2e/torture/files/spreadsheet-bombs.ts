import { sheetXml } from '../../../src/spreadsheet/testing';
import {
  book,
  bookOf,
  cell,
  long,
  MEBIBYTE,
  numbered,
  wallpaperFields,
  withStrings,
  withStyles,
  word,
} from './bomb-workbooks';
import { markupBombs } from './markup-bombs';
import { packageBombs } from './package-bombs';

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
  ...packageBombs,
  ...markupBombs,
};

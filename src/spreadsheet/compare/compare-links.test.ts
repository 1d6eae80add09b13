import { describe, expect, test } from 'vitest';
import type { Link } from '../../entities/catalogue-link';
import { linkConfig } from '../../entities/link-config';
import { readSpreadsheet } from '../read/read-spreadsheet';
import type { SheetValue } from '../sheet';
import { recordsOf, writeSpreadsheet } from '../testing';
import { compareLinks } from './compare-links';

const known = {
  wpIds: ['WP-0001', 'WP-0002', '300'],
  catIds: ['101', '102', 'Floral'],
  links: [
    { wpId: 'WP-0001', catId: '101' },
    { wpId: 'GONE', catId: '999' },
  ],
};
const compare = (...rows: SheetValue[][]) =>
  compareLinks(recordsOf(linkConfig, { name: 'Links', rows }), known);
const header = ['wpId', 'catId'];

describe('a spreadsheet of links', () => {
  test('adds new links once, with the IDs spelled as in the lists', () => {
    expect(
      compare(
        header,
        ['wp-0001', '101'],
        ['wp-0002', 101],
        [],
        ['WP-0002', '101'],
        [300, 'Floral'],
      ),
    ).toEqual({
      added: [
        { row: 3, wpId: 'WP-0002', catId: '101' },
        { row: 6, wpId: '300', catId: 'Floral' },
      ],
      unchanged: [
        { row: 2, wpId: 'wp-0001', catId: '101' },
        { row: 5, wpId: 'WP-0002', catId: '101' },
      ],
      problems: [],
    });
  });

  test('reports empty and unknown IDs and cells with errors', () => {
    const { added, problems } = compare(
      header,
      ['WP-0001', null],
      [null, '102'],
      ['WP-9', 'floral'],
      [{ kind: 'error', text: '#N/A' }, '103'],
      ['WP-0002', '102'],
    );
    expect(added).toHaveLength(1);
    expect(problems.map(({ row, field, message }) => [row, field, message])).toEqual([
      [2, 'catId', 'Category ID is required.'],
      [3, 'wpId', 'Wallpaper ID is required.'],
      [4, 'wpId', 'There is no wallpaper with the ID “WP-9”.'],
      [4, 'catId', 'There is no category with the ID “floral”.'],
      [5, 'wpId', 'The cell contains the error #N/A.'],
      [5, 'catId', 'There is no category with the ID “103”.'],
    ]);
  });

  test('may contain existing links of removed wallpapers and categories', () => {
    expect(compare(header, ['gone', '999'])).toMatchObject({ added: [], problems: [] });
    expect(compare(header, ['gone', '101']).problems).toHaveLength(1);
  });

  test('can have its columns in any order, by name or label, below a title', () => {
    const { added } = compare(
      ['Our catalogue', null],
      ['Category ID', 'Notes', 'WALLPAPER ID'],
      ['102', 'x', 'WP-0001'],
    );
    expect(added).toEqual([{ row: 3, wpId: 'WP-0001', catId: '102' }]);
  });

  test.each([[['wpId', 'category']], [['catId']], [['a', 'b']]])(
    'needs both columns: %j',
    (...row) => {
      expect(() => compare(...row, ['WP-0001', '101'])).toThrow(
        'The first sheet needs the columns “wpId” (Wallpaper ID) and “catId” (Category ID).',
      );
    },
  );
});

test('a written spreadsheet changes nothing when it is read', async () => {
  const links: Link[] = known.links;
  const sheet = await readSpreadsheet(
    await writeSpreadsheet(
      linkConfig,
      links.map((one) => ({ ...one })),
    ),
  );
  const { added, unchanged, problems } = compareLinks(recordsOf(linkConfig, sheet), known);
  expect([added, unchanged.length, problems]).toEqual([[], 2, []]);
});

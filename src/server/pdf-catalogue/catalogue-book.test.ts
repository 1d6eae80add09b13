import { expect, test } from 'vitest';
import { readPdf } from '../testing/read-pdf';
import { createCatalogueBook } from './catalogue-book';
import type { CataloguePlan } from './catalogue-plan';
import { TILES_PER_PAGE } from './layout';

const COUNT = 150;

function write(plan: Partial<CataloguePlan>): Uint8Array {
  const book = createCatalogueBook({
    shop: undefined,
    contact: [],
    day: '2026-11-21',
    count: COUNT,
    categories: [],
    ...plan,
  });
  const pieces = [book.written(), book.drawFront([])];
  for (let start = 0; start < COUNT; start += TILES_PER_PAGE) {
    const tiles = Array.from({ length: Math.min(TILES_PER_PAGE, COUNT - start) }, (_, index) => ({
      name: `Paper ${start + index}`,
      wpId: `WP-${start + index}`,
      picture: undefined,
    }));
    pieces.push(book.drawPage(tiles));
  }
  return Buffer.concat([...pieces, book.close()]);
}

test('contents of several pages shift the page numbers in them', async () => {
  const categories = Array.from({ length: 60 }, (_, index) => ({
    name: `Category ${index}`,
    // On every other page, to get as many references as possible.
    indexes: [index, index + 24, index + 48, index + 72].filter((one) => one < COUNT),
  }));
  const { pages, links } = await readPdf(write({ categories }));
  const contents = pages.filter((page) => page.startsWith('Contents'));
  expect(contents.length).toBeGreaterThan(2);
  expect(pages).toHaveLength(1 + contents.length + Math.ceil(COUNT / TILES_PER_PAGE));

  const first = links.flat()[0] ?? 0;
  expect(pages[first - 1]).toContain('Paper 0 WP-0 ');
  expect(contents[0]).toContain(`Category 0 4 wallpapers ${first} ${first + 2} ${first + 4}`);
  expect(pages[first - 1]?.endsWith(` ${first}`)).toBe(true);
  const last = links.flat().at(-1) ?? 0;
  expect(pages[last - 1]).toContain('Paper 59 WP-59 ');
});

test('a shop without a name has a catalogue, too', async () => {
  const { title, pages } = await readPdf(write({}));
  expect(title).toBe('Wallpaper Catalogue');
  expect(pages[0]).toBe('Wallpaper Catalogue 150 wallpapers · 21 November 2026');
});

test('long names don’t move anything', async () => {
  const name = 'Peacock and Pomegranate '.repeat(20);
  const book = createCatalogueBook({
    shop: name,
    contact: [name],
    day: '2026-11-21',
    count: 1,
    categories: [{ name, indexes: [0] }],
  });
  const pieces = [
    book.drawFront([]),
    book.drawPage([{ name, wpId: 'WP-1'.repeat(30), picture: undefined }]),
    book.close(),
  ];
  const { pages } = await readPdf(Buffer.concat(pieces));
  expect(pages).toHaveLength(3);
});

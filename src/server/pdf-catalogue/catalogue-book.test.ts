import { expect, test } from 'vitest';
import { readPdf } from '../testing/read-pdf';
import { createCatalogueBook } from './catalogue-book';
import type { CataloguePlan } from './catalogue-plan';
import { layOutPages } from './layout';

const COUNT = 150;

const all = Array.from({ length: COUNT }, (_, index) => index);

function write(plan: Partial<CataloguePlan>): Uint8Array {
  const sections = plan.sections ?? [{ name: undefined, indexes: all }];
  const book = createCatalogueBook({
    shop: undefined,
    contact: [],
    day: '2026-11-21',
    count: COUNT,
    categories: [],
    sections,
    ...plan,
  });
  const pieces = [book.written(), book.drawFront([])];
  for (const tiles of layOutPages(sections)) {
    const wallpapers = tiles.map(({ index }) => {
      return { name: `Paper ${index}`, wpId: `WP-${index}`, picture: undefined };
    });
    pieces.push(book.drawPage(wallpapers));
  }
  return Buffer.concat([...pieces, book.close()]);
}

test('contents of several pages shift the page numbers that they list', async () => {
  const categories = Array.from({ length: 60 }, (_, index) => ({
    name: `Category ${index}`,
    indexes: [index, index + 24, index + 48, index + 72, index + 75],
  }));
  const { pages, links } = await readPdf(write({ categories, sections: categories }));
  const contents = pages.filter((page) => page.startsWith('Contents'));
  expect(contents.length).toBeGreaterThan(1);
  const places = layOutPages(categories);
  expect(pages).toHaveLength(1 + contents.length + places.length);

  const first = links.flat()[0] ?? 0;
  expect(first).toBe(2 + contents.length);
  expect(pages[first - 1]).toMatch(/^Category 0 No picture Paper 0 WP-0 /);
  expect(contents[0]).toContain(`Category 0 5 wallpapers ${first} Category 1`);
  expect(pages[first - 1]?.endsWith(` ${first}`)).toBe(true);
  const last = links.flat().at(-1) ?? 0;
  expect(pages[last - 1]).toContain('Category 59 No picture Paper 59 WP-59 ');
});

test('categories can share a page, and have a heading on each of their pages', async () => {
  const categories = [
    { name: 'Floral', indexes: all.slice(0, 14) },
    { name: 'Heritage', indexes: all.slice(3, 7) },
    { name: 'Kids', indexes: all.slice(0, 1) },
  ];
  const { pages } = await readPdf(write({ categories, sections: categories }));
  expect(pages[1]).toContain('Floral 14 wallpapers 3–4 Heritage 4 wallpapers 4 Kids 1 wallpaper 5');
  expect(pages[2]).toMatch(/^Floral No picture Paper 0 .* WP-11 .* 3$/);
  expect(pages[3]).toMatch(/^Floral .*Paper 12 .*Heritage .*Paper 3 .* WP-6 .* 4$/);
  expect(pages[4]).toMatch(/^Kids No picture Paper 0 WP-0 /);
});

test('categories with the same name have their own pages in the contents', async () => {
  const categories = [
    { name: 'Floral', indexes: all.slice(0, 12) },
    { name: 'Floral', indexes: all.slice(12, 24) },
  ];
  const { pages } = await readPdf(write({ categories, sections: categories }));
  expect(pages[1]).toContain('Floral 12 wallpapers 3 Floral 12 wallpapers 4');
});

test('even a shop without a name has a catalogue', async () => {
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
    sections: [{ name, indexes: [0] }],
  });
  const pieces = [
    book.drawFront([]),
    book.drawPage([{ name, wpId: 'WP-1'.repeat(30), picture: undefined }]),
    book.close(),
  ];
  const { pages } = await readPdf(Buffer.concat(pieces));
  expect(pages).toHaveLength(3);
});

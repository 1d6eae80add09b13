import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoSeller } from '../../demo-shop/seller';
import { updateRow } from '../rows/change-row';
import { type PartServer, startPartServer } from '../testing/part-server';
import {
  addCategory,
  COUNT,
  catalogueConfigs,
  fillCatalogue,
  ids,
  product,
} from '../testing/pdf-catalogue';
import { type ReadPdf, readPdf } from '../testing/read-pdf';
import { asha } from '../testing/test-store';
import { pdfCatalogueRoutes } from './routes';
import type { FetchPicture } from './site-pictures';

let jpeg: Uint8Array;
let cutFolder: string;
let fetchPicture: FetchPicture;
let server: PartServer;
beforeAll(async () => {
  cutFolder = await mkdtemp(join(tmpdir(), 'paperhanger-pictures-'));
  const colour = { r: 200, g: 90, b: 40 };
  const sheet = sharp({ create: { width: 400, height: 300, channels: 3, background: colour } });
  jpeg = await sheet.jpeg().toBuffer();
  server = await startPartServer(catalogueConfigs, (parts) => ({
    routes: pdfCatalogueRoutes({
      ...parts,
      cutFolder,
      seller: { ...demoSeller, name: 'Walls of India' },
      pictureSource: () => (path, width, signal) => fetchPicture(path, width, signal),
    }),
  }));
  await fillCatalogue(server.store);
});
beforeEach(() => {
  fetchPicture = async () => jpeg;
});
afterAll(async () => {
  await server.close();
  await rm(cutFolder, { recursive: true });
});

const download = (wp: unknown) => server.post('/api/pdf/download', { wp });

async function catalogueOf(wp: unknown): Promise<ReadPdf> {
  const answer = await download(wp);
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
  return await readPdf(answer.rawPayload);
}

/** The ids on a page, in order. */
const idsOn = (page = '') => page.match(/WP-\d{4}/g) ?? [];

describe('the list', () => {
  test('has all wallpapers', async () => {
    const { products } = (await server.post('/api/pdf/fetch')).json();
    expect(products).toHaveLength(COUNT);
    expect(products[0]).toMatchObject({ wpId: 'WP-0001', name: 'Paper 1', slug: 'paper-1' });
  });

  test('is not sent again until a wallpaper changes', async () => {
    const { etag } = (await server.post('/api/pdf/fetch')).headers;
    const headers = { 'if-none-match': String(etag) };
    expect((await server.post('/api/pdf/fetch', undefined, headers)).statusCode).toBe(304);
    await updateRow(server.store, product, asha, { id: COUNT, slug: 'another' });
    const changed = await server.post('/api/pdf/fetch', undefined, headers);
    expect(changed.json().products[COUNT - 1].slug).toBe('another');
  });
});

describe('a catalogue', () => {
  test('is sent as catalogue.pdf with cover, contents and wallpapers by category, those without one last', async () => {
    const answer = await download(ids(1, COUNT));
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="catalogue.pdf"');
    expect(answer.headers['content-length']).toBeUndefined();
    const { title, pages, links } = await readPdf(answer.rawPayload);
    expect(title).toBe('Walls of India: Wallpaper Catalogue');
    expect(pages).toHaveLength(6);
    expect(pages[0]).toMatch(
      /Walls of India .*Wallpaper Catalogue .*30 wallpapers · \d+ \w+ 20\d\d/,
    );
    expect(pages.slice(1).map((page) => page.match(/\d+$/)?.[0])).toEqual([
      '2',
      '3',
      '4',
      '5',
      '6',
    ]);
    expect(pages[1]).toMatch(
      /^Contents Floral 1 wallpaper 3 Heritage 4 wallpapers 3 More wallpapers 25 wallpapers 4–6 /,
    );
    expect(links[1]).toEqual([3, 3, 4]);
    expect(pages[2]).toMatch(/^Floral .*Heritage /);
    expect(idsOn(pages[2])).toEqual([...ids(14, 14), ...ids(1, 3), ...ids(26, 26)]);
    expect(pages[3]).toMatch(/^More wallpapers /);
    expect(idsOn(pages[3])).toEqual([...ids(4, 13), ...ids(15, 16)]);
  });

  test('keeps the chosen order, with each wallpaper once, ignoring case and unknown ids', async () => {
    const wrong = ['WP-0404', null, 7, { wpId: 'WP-0003' }];
    const chosen = ['wp-0007', 'WP-0002', ...wrong, 'Wp-0007', ' WP-0030', 'WP-0002'];
    const { pages } = await catalogueOf(chosen);
    expect(idsOn(pages.join())).toEqual(['WP-0007', 'WP-0002', 'WP-0030']);
    expect(idsOn(pages[2])).toEqual(['WP-0007', 'WP-0002', 'WP-0030']);
    expect(pages[2]).toContain('Paper 7 WP-0007');
    expect(pages[0]).toContain('3 wallpapers');
  });

  test('has the name of a category that has all its wallpapers, whatever else these are in', async () => {
    const { pages } = await catalogueOf(['WP-0026', 'WP-0003', 'WP-0001']);
    expect(pages[0]).toMatch(/Wallpaper Catalogue Heritage 3 wallpapers/);
    expect(pages[1]).toMatch(/^Contents Heritage 3 wallpapers 3 /);
    expect(pages[1]).not.toContain('More wallpapers');
    expect(pages[2]).toMatch(/^Heritage /);
    expect(idsOn(pages[2])).toEqual(['WP-0026', 'WP-0003', 'WP-0001']);
  });

  test('that fits on a page keeps the chosen order', async () => {
    const { pages } = await catalogueOf(['WP-0014', 'WP-0005', 'WP-0001', 'WP-0004']);
    expect(pages[1]).toMatch(
      /^Contents Floral 1 wallpaper 3 Heritage 1 wallpaper 3 More wallpapers 2 wallpapers 3 /,
    );
    expect(idsOn(pages[2])).toEqual(['WP-0014', 'WP-0005', 'WP-0001', 'WP-0004']);
  });

  test('has each picture cut only once, whatever its path, and reuses it the next time', async () => {
    const grey = { r: 90, g: 90, b: 90 };
    const wide = sharp({ create: { width: 900, height: 300, channels: 3, background: grey } });
    const png = await wide.png().toBuffer();
    fetchPicture = async () => png;
    const before = await readdir(cutFolder);
    const first = await download(ids(1, 4));
    const cut = (await readdir(cutFolder)).filter((name) => !before.includes(name));
    // One for all tiles, and one for the frame of the cover.
    expect(cut).toHaveLength(2);
    for (const name of cut) {
      const colour = { r: 10, g: 200, b: 10 };
      const other = sharp({ create: { width: 40, height: 30, channels: 3, background: colour } });
      await other.jpeg().toFile(join(cutFolder, name));
    }
    const second = await download(ids(1, 4));
    // The kept pictures are used: nothing is cut again.
    expect(second.rawPayload.length).not.toBe(first.rawPayload.length);
    expect((await readdir(cutFolder)).toSorted()).toEqual([...before, ...cut].toSorted());
  });

  test('shows a plain tile when a picture is missing, damaged, or a drawing, which could take arbitrarily long', async () => {
    const line = sharp({ create: { width: 20_001, height: 1, channels: 3, background: '#999' } });
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';
    const wrong = ['<svg>no picture', svg, '%PDF-1.7', 'II*\0', 'BM', ''].map((text) =>
      Buffer.from(text),
    );
    const pictures = [undefined, await line.png().toBuffer(), ...wrong, jpeg];
    fetchPicture = async (path) => pictures[Number(/\d+/.exec(path)) - 1];
    const chosen = ids(1, pictures.length);
    const { pages } = await catalogueOf(chosen);
    expect(pages[2]?.match(/No picture/g)).toHaveLength(8);
    expect(idsOn(pages[2])).toEqual(chosen);
    expect(pages[2]).toContain('8 pictures could not be loaded.');
  });

  test('has a JPEG with fill bytes between its segments', async () => {
    const frame = { width: 360, height: 270, channels: 3, background: '#246' } as const;
    const plain = await sharp({ create: frame }).jpeg().toBuffer();
    const filled = Buffer.concat([
      plain.subarray(0, 2),
      Buffer.from('ffff', 'hex'),
      plain.subarray(2),
    ]);
    fetchPicture = async () => filled;
    const { pages } = await catalogueOf(ids(1, 2));
    expect(pages[2]).toContain('WP-0002');
    expect(pages[2]).not.toContain('No picture');
  });

  test('shows a plain tile for a kept picture that was damaged', async () => {
    const before = await readdir(cutFolder);
    const sheet = sharp({ create: { width: 90, height: 90, channels: 3, background: '#642' } });
    const png = await sheet.png().toBuffer();
    fetchPicture = async () => png;
    await download(ids(1, 2));
    const kept = (await readdir(cutFolder)).filter((name) => !before.includes(name));
    for (const name of kept) await writeFile(join(cutFolder, name), 'damaged');
    const { pages } = await catalogueOf(ids(1, 2));
    expect(pages[2]?.match(/No picture/g)).toHaveLength(2);
  });

  test('has the first picture that there is on its cover', async () => {
    const onCover: string[] = [];
    fetchPicture = async (path, width) => {
      if (path.includes('0001')) return undefined;
      // Tiles are a third as wide.
      if (width > 1000) onCover.push(path);
      return jpeg;
    };
    await catalogueOf(ids(1, 3));
    expect(onCover).toEqual(['images/WP-0002.jpg']);
  });

  test('is complete without any picture', async () => {
    fetchPicture = async () => undefined;
    const { pages } = await catalogueOf(ids(1, COUNT));
    expect(pages).toHaveLength(6);
    expect(pages.join().match(/No picture/g)).toHaveLength(COUNT);
  });

  test.each([
    ['no list', undefined],
    ['an empty list', []],
    ['not a list', 'WP-0001'],
    ['more than there may be', Array.from({ length: 10_001 }, () => 'WP-0001')],
    ['unknown ids', ['WP-0404', '']],
  ])('is rejected for %s', async (_what, wp) => {
    const answer = await download(wp);
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toContain('application/json');
    const { message, errors } = answer.json();
    expect(message).toBe(errors.wp[0]);
  });

  test('requires a sign-in', async () => {
    const visitor = server.visitor();
    await visitor.get('/sanctum/csrf-cookie');
    expect((await visitor.post('/api/pdf/download', { wp: ids(1, 2) })).statusCode).toBe(401);
    expect((await visitor.post('/api/pdf/fetch')).statusCode).toBe(401);
  });

  // Last, because it adds a category.
  test('of a category has its name, even if a larger category also has all its wallpapers', async () => {
    await addCategory(server.store, { catId: '104', name: 'Bestsellers', wpIds: ids(1, COUNT) });
    const { pages } = await catalogueOf(['WP-0026', ...ids(1, 3)]);
    expect(pages[0]).toMatch(/Wallpaper Catalogue Heritage 4 wallpapers/);
  });
});

import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { urlToHttpOptions } from 'node:url';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entityConfig } from '../../entities/testing';
import { addLinks, writeLinks } from '../custom-catalogue/links';
import { demoSeller } from '../demo/seller';
import { writeTo } from '../entities/entity-store';
import { addRow, addRows, updateRow } from '../entities/write-row';
import { type PartServer, startPartServer } from '../testing/part-server';
import { type ReadPdf, readPdf } from '../testing/read-pdf';
import { startTestServer } from '../testing/test-server';
import { asha } from '../testing/test-store';
import type { FetchPicture } from './fetch-picture';
import { pdfCatalogueRoutes } from './routes';

const text = (name: string) => ({ name, type: 'text' }) as const;
const product = entityConfig({
  name: 'product',
  fields: [text('wpId'), text('name'), text('slug'), text('imgThumb')],
});
const category = entityConfig({ name: 'category', fields: [text('catId'), text('text')] });
const configs = [product, category];

const COUNT = 30;
const idOf = (number: number) => `WP-${String(number).padStart(4, '0')}`;
const ids = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => idOf(first + index));

let jpeg: Uint8Array;
let fetchPicture: FetchPicture;
let server: PartServer;
beforeAll(async () => {
  const colour = { r: 200, g: 90, b: 40 };
  const sheet = sharp({ create: { width: 400, height: 300, channels: 3, background: colour } });
  jpeg = await sheet.jpeg().toBuffer();
  server = await startPartServer(configs, (parts) => ({
    routes: pdfCatalogueRoutes({
      ...parts,
      seller: { ...demoSeller, name: 'Walls of India' },
      pictures: () => (path, width, signal) => fetchPicture(path, width, signal),
    }),
  }));
  const { store } = server;
  const rows = ids(1, COUNT).map((wpId, index) => ({
    ...{ wpId, name: `Paper ${index + 1}`, slug: `paper-${index + 1}` },
    imgThumb: `images/${wpId}.jpg`,
  }));
  await writeTo(store, 'product', (open) => addRows(open, product, null, rows));
  for (const [catId, name] of [
    ['101', 'Heritage'],
    ['102', 'Floral'],
    ['103', 'Nothing Chosen'],
  ]) {
    await addRow(store, category, asha, { catId, text: name });
  }
  const links = [
    ...ids(1, 3).map((wpId) => ({ catId: '101', wpId })),
    { catId: '101', wpId: 'wp-0026' },
    { catId: '102', wpId: idOf(14) },
    { catId: '103', wpId: 'WP-9999' },
    { catId: '999', wpId: idOf(4) },
  ];
  await writeLinks(store, (open) => addLinks(open, null, links));
});
beforeEach(() => {
  fetchPicture = async () => jpeg;
});
afterAll(() => server.close());

const download = (wp: unknown) => server.post('/api/pdf/download', { wp });

async function catalogueOf(wp: unknown): Promise<ReadPdf> {
  const answer = await download(wp);
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
  return await readPdf(answer.rawPayload);
}

/** The ids on a page, in their order. */
const idsOn = (page = '') => page.match(/WP-\d{4}/g) ?? [];

describe('the list', () => {
  it('is all wallpapers', async () => {
    const { products } = (await server.post('/api/pdf/fetch')).json();
    expect(products).toHaveLength(COUNT);
    expect(products[0]).toMatchObject({ wpId: 'WP-0001', name: 'Paper 1', slug: 'paper-1' });
  });

  it('is not sent again until a wallpaper changes', async () => {
    const { etag } = (await server.post('/api/pdf/fetch')).headers;
    const headers = { 'if-none-match': String(etag) };
    expect((await server.post('/api/pdf/fetch', undefined, headers)).statusCode).toBe(304);
    await updateRow(server.store, product, asha, { id: COUNT, slug: 'another' });
    const changed = await server.post('/api/pdf/fetch', undefined, headers);
    expect(changed.json().products[COUNT - 1].slug).toBe('another');
  });
});

describe('a catalogue', () => {
  it('comes as catalogue.pdf: cover, contents, wallpapers', async () => {
    const answer = await download(ids(1, COUNT));
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="catalogue.pdf"');
    expect(answer.headers['content-length']).toBeUndefined();
    const { title, pages } = await readPdf(answer.rawPayload);
    expect(title).toBe('Walls of India: Wallpaper Catalogue');
    expect(pages).toHaveLength(5);
    expect(pages[0]).toMatch(
      /Walls of India .*Wallpaper Catalogue .*30 wallpapers · \d+ \w+ 20\d\d/,
    );
    expect(pages[1]).toMatch(/^Contents /);
    expect(pages.slice(1).map((page) => page.match(/\d+$/)?.[0])).toEqual(['2', '3', '4', '5']);
  });

  it('keeps the chosen order, with each wallpaper once whatever its case', async () => {
    const { pages } = await catalogueOf(['wp-0007', 'WP-0002', 'Wp-0007', ' WP-0030', 'WP-0002']);
    expect(idsOn(pages[2])).toEqual(['WP-0007', 'WP-0002', 'WP-0030']);
    expect(pages[2]).toContain('Paper 7 WP-0007');
    expect(pages[0]).toContain('3 wallpapers');
  });

  it('leaves out ids that nobody knows', async () => {
    const { pages } = await catalogueOf(['WP-0404', null, 7, { wpId: 'WP-0003' }, 'WP-0001']);
    expect(idsOn(pages.join())).toEqual(['WP-0001']);
    expect(pages[0]).toContain('1 wallpaper ');
  });

  it('lists for each category the pages of its wallpapers, and what is in none last', async () => {
    const { pages, links } = await catalogueOf(ids(1, COUNT));
    expect(pages[1]).toMatch(
      /^Contents Floral 1 wallpaper 4 Heritage 4 wallpapers 3 5 More wallpapers 25 wallpapers 3–5 /,
    );
    expect(links[1]).toEqual([4, 3, 5, 3]);
    expect(idsOn(pages[2])).toEqual(ids(1, 12));
    expect(idsOn(pages[4])).toEqual(ids(25, 30));
  });

  it('has no "More wallpapers" when all are in categories', async () => {
    const { pages } = await catalogueOf(ids(1, 3));
    expect(pages[1]).not.toContain('More wallpapers');
  });

  it('puts a plain tile where a picture is missing or broken', async () => {
    fetchPicture = async (path) => {
      if (path.includes('0001')) return undefined;
      return path.includes('0002') ? Buffer.from('<svg>no picture') : jpeg;
    };
    const { pages } = await catalogueOf(ids(1, 4));
    expect(pages[2]?.match(/No picture/g)).toHaveLength(2);
    expect(idsOn(pages[2])).toEqual(ids(1, 4));
  });

  it('is whole without any picture', async () => {
    fetchPicture = async () => undefined;
    const { pages } = await catalogueOf(ids(1, COUNT));
    expect(pages).toHaveLength(5);
    expect(pages.join().match(/No picture/g)).toHaveLength(COUNT);
  });

  it.each([
    ['no list', undefined],
    ['an empty list', []],
    ['what is no list', 'WP-0001'],
    ['more than there may be', Array.from({ length: 5001 }, () => 'WP-0001')],
    ['ids that nobody knows', ['WP-0404', '']],
  ])('is refused for %s', async (_what, wp) => {
    const answer = await download(wp);
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toContain('application/json');
    const { message, errors } = answer.json();
    expect(message).toBe(errors.wp[0]);
  });

  it('is for those who are signed in', async () => {
    const visitor = server.visitor();
    await visitor.get('/sanctum/csrf-cookie');
    expect((await visitor.post('/api/pdf/download', { wp: ids(1, 2) })).statusCode).toBe(401);
    expect((await visitor.post('/api/pdf/fetch')).statusCode).toBe(401);
  });
});

describe('over a connection', () => {
  let close: (() => Promise<void>) | undefined;
  afterEach(async () => await close?.());

  /** A server that can be asked for catalogues of all wallpapers. */
  async function connect(pictures: FetchPicture) {
    const { store } = server;
    const live = await startTestServer({
      ...{ database: store.db, configs },
      routes: [
        pdfCatalogueRoutes({
          ...{ store, configs: () => configs, seller: demoSeller },
          pictures: () => pictures,
        }),
      ],
    });
    close = () => live.close();
    const client = await live.signedIn();
    const cookies = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const token = decodeURIComponent(client.cookies.get('XSRF-TOKEN') ?? '');
    const address = urlToHttpOptions(new URL(await live.app.listen({ port: 0 })));
    return async () => {
      const sent = request({
        ...{ ...address, path: '/api/pdf/download', method: 'POST' },
        headers: {
          ...{ cookie: cookies, 'x-xsrf-token': token, 'x-requested-with': 'XMLHttpRequest' },
          ...{ accept: 'application/json', 'content-type': 'application/json' },
        },
      });
      sent.end(JSON.stringify({ wp: ids(1, COUNT) }));
      const [answer]: IncomingMessage[] = await once(sent, 'response');
      if (!answer) throw new Error('There is no answer.');
      const [beginning] = await once(answer, 'data');
      return { sent, answer, beginning: String(beginning) };
    };
  }

  /** Pictures that never come, and a promise for each of when nobody wants it any more. */
  function endlessPictures() {
    const givenUp: Promise<void>[] = [];
    const pictures: FetchPicture = (_path, _width, signal) => {
      const gone = once(signal, 'abort').then(() => undefined);
      givenUp.push(gone);
      return gone;
    };
    return { givenUp, pictures };
  }

  it('begins before the first picture is there, and stops working when the client goes', async () => {
    const { givenUp, pictures } = endlessPictures();
    const ask = await connect(pictures);
    const { sent, answer, beginning } = await ask();
    expect(answer.statusCode).toBe(200);
    expect(beginning).toMatch(/^%PDF-/);
    sent.destroy();
    await Promise.all(givenUp);
    // No more pictures than were under way are asked for.
    expect(givenUp.length).toBeLessThan(10);
  });

  it('makes so many at once, and asks others to wait until one is done', async () => {
    const { pictures } = endlessPictures();
    const ask = await connect(pictures);
    const [first, ...others] = await Promise.all([ask(), ask(), ask(), ask()]);
    const refused = await ask();
    expect(refused.answer.statusCode).toBe(429);
    expect(refused.answer.headers['retry-after']).toBe('10');
    first?.sent.destroy();
    let again = await ask();
    while (again.answer.statusCode === 429) again = await ask();
    expect(again.beginning).toMatch(/^%PDF-/);
    for (const { sent } of [...others, again]) sent.destroy();
  });
});

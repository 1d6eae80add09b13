import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPdf } from '../testing/read-pdf';
import { streamCatalogue } from './catalogue-stream';
import { pictureCutter } from './cut-picture';
import { TILES_PER_PAGE } from './layout';

const COUNT = 96;
const PAGES = COUNT / TILES_PER_PAGE;

let folder: string;
let jpeg: Uint8Array;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paperhanger-pictures-'));
  const colour = { r: 200, g: 90, b: 40 };
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  jpeg = await sharp({
    create: { width: 480, height: 360, channels: 3, background: colour, noise },
  })
    .jpeg()
    .toBuffer();
});
afterAll(() => rm(folder, { recursive: true }));

test('a catalogue holds few pictures and pages at once, however many it has', async () => {
  let fetched = 0;
  const stream = await streamCatalogue(
    {
      plan: {
        shop: undefined,
        contact: [],
        day: '2026-11-21',
        count: COUNT,
        categories: [],
        sections: [{ name: undefined, indexes: Array.from({ length: COUNT }, (_, at) => at) }],
      },
      wallpapers: Array.from({ length: COUNT }, (_, index) => {
        return { wpId: `WP-${index}`, name: `Paper ${index}`, picture: `${index}.jpg` };
      }),
      async fetchPicture() {
        fetched += 1;
        return jpeg;
      },
      cutPicture: pictureCutter(folder),
    },
    new AbortController().signal,
  );
  const pieces: Uint8Array[] = [];
  let held = 0;
  for await (const piece of stream) {
    pieces.push(piece);
    // The first two pieces are the header and the cover with the contents.
    held = Math.max(held, fetched - 6 - Math.max(0, pieces.length - 2) * TILES_PER_PAGE);
  }
  // One page waits to be read, one is being drawn, and the pictures of a third are being fetched.
  expect(held).toBeLessThanOrEqual(3 * TILES_PER_PAGE);
  const { pages } = await readPdf(Buffer.concat(pieces));
  expect(pages).toHaveLength(2 + PAGES);
  expect(pages.join()).not.toContain('No picture');
});

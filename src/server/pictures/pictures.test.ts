import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { processorTime } from '../../common/testing';
import { OutageError } from '../database/database-error';
import {
  blobOf,
  formOf,
  jpeg,
  picture,
  type ReviewServer,
  startReviewServer,
} from '../testing/review-server';

let server: ReviewServer;
let before: string[];
beforeAll(async () => {
  server = await startReviewServer();
});
beforeEach(async () => {
  before = await server.files();
});
afterAll(() => server.close());

/** Adds a review with one picture; returns the served picture and its thumbnail. */
async function served(bytes: Uint8Array) {
  const answer = await server.add({ file: [blobOf(bytes)] });
  expect(answer.statusCode).toBe(201);
  const { review_images, review_thumbs } = answer.json();
  return await Promise.all(
    [...review_images, ...review_thumbs].map(async (path) => {
      const { rawPayload } = await server.visitor().get(`/${path}`);
      return { bytes: rawPayload, ...(await sharp(rawPayload).metadata()) };
    }),
  );
}

describe('a picture', () => {
  test('is re-encoded: upright, without camera metadata, and not too large', async () => {
    const photo = await picture(3000, 1000)
      .withExif({ IFD0: { Make: 'SecretCam' }, IFD3: { GPSLatitude: '19/1 4/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SecretNote</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect(photo.toString('latin1')).toContain('SecretCam');
    const [large, small] = await served(photo);
    expect([large?.format, large?.width, large?.height]).toEqual(['jpeg', 800, 2400]);
    expect([small?.format, small?.width, small?.height]).toEqual(['jpeg', 107, 320]);
    for (const one of [large, small]) {
      expect([one?.exif, one?.xmp, one?.iptc, one?.orientation]).toEqual(Array(4).fill(undefined));
      expect(one?.bytes.toString('latin1')).not.toContain('Secret');
    }
  });

  test('is never enlarged', async () => {
    const [large, small] = await served(await picture(40, 30).png().toBuffer());
    expect([large?.width, small?.width]).toEqual([40, 40]);
  });

  test('is white where it was transparent', async () => {
    const clear = {
      create: { width: 8, height: 8, channels: 4 as const, background: '#00000000' },
    };
    const [large] = await served(await sharp(clear).png().toBuffer());
    expect((await sharp(large?.bytes).stats()).channels[0]?.min).toBe(255);
  });

  test('loses data that is hidden in it', async () => {
    const script = '<script>alert(1)</script>';
    const appended = Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from(script)]);
    const png = await picture().png().toBuffer();
    const text = chunk('tEXt', Buffer.from(`Comment\0${script}`));
    const inside = Buffer.concat([png.subarray(0, 33), text, png.subarray(33)]);
    for (const bytes of [appended, inside]) {
      for (const one of await served(bytes)) {
        expect(one.bytes.toString('latin1')).not.toContain('script');
      }
    }
  });
});

describe('what is not a picture', () => {
  const gif = () =>
    sharp({ create: { ...plain, channels: 3 } })
      .gif()
      .toBuffer();
  const webp = () =>
    sharp({ create: { ...plain, channels: 3 } })
      .webp()
      .toBuffer();
  const plain = { width: 4, height: 4, background: '#fff' };
  const text = (content: string) => async () => Buffer.from(content);
  const notAPicture = 'This is not a JPEG or PNG picture.';
  const damaged = 'This picture is damaged and can’t be read.';

  test.each([
    ['a GIF', gif, notAPicture],
    ['a WebP', webp, notAPicture],
    ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg"/>'), notAPicture],
    ['an SVG with an XML head', text('<?xml version="1.0"?><svg/>'), notAPicture],
    ['a page', text('<!doctype html><script>alert(1)</script>'), notAPicture],
    ['a program', text('#!/bin/sh\necho hi'), notAPicture],
    [
      'a page behind a picture’s first bytes',
      async () => Buffer.from('\u00ff\u00d8\u00ff<html>', 'latin1'),
      damaged,
    ],
    ['nothing', text(''), 'This file is empty.'],
    [
      'noise after a JPEG’s first bytes',
      async () => Buffer.concat([JPEG, Buffer.alloc(500)]),
      damaged,
    ],
    ['half a JPEG', async () => half(await noise().jpeg().toBuffer()), damaged],
    ['half a PNG', async () => half(await noise().png().toBuffer()), damaged],
    ['a bomb', async () => bomb(9_000), 'The picture has more than 80 million pixels.'],
    [
      'one long line',
      () => picture(1, 20_001).png().toBuffer(),
      'The picture is wider or higher than 20,000 pixels.',
    ],
    [
      'a large interlaced PNG',
      async () => pngOf(5200, Buffer.alloc(10), 1),
      'The picture is interlaced or progressive and has more than 26 million pixels. Save it as a plain JPEG or PNG.',
    ],
    ['a PNG that lies', async () => lying(5000), damaged],
  ])('is rejected: %s', async (_, bytes, message) => {
    const answer = await server.add({ file: [blobOf(await bytes())] });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { 'file.0': [message] }]);
    expect(await server.files()).toEqual(before);
  });

  test('costs little, however large it claims to be', async () => {
    const packed = deflateSync(Buffer.alloc(200_000_000));
    const png = await picture().png().toBuffer();
    const text = chunk('zTXt', Buffer.concat([Buffer.from('k\0\0'), packed]));
    const bomb = Buffer.concat([png.subarray(0, 33), text, png.subarray(33)]);
    expect(await processorTime(() => served(bomb))).toBeLessThan(5000);
  });
});

describe('too many or too large pictures', () => {
  test('are reported one by one', async () => {
    const large = Buffer.alloc(10 * 1024 * 1024 + 1);
    JPEG.copy(large);
    const answer = await server.add({ file: [await jpeg(), blobOf(large)] });
    expect(answer.json().errors).toEqual({ 'file.1': ['The picture is larger than 10 MB.'] });
    const many = await server.add({ file: Array(21).fill(await jpeg()) });
    expect([many.statusCode, many.json().errors]).toEqual([
      422,
      { 'file.20': ['You can add at most 20 pictures at once.'] },
    ]);
    expect(await server.files()).toEqual(before);
  });

  test('get a 413 before they are read', async () => {
    const answer = await server.add({}, { 'content-length': String(101 * 1024 * 1024) });
    expect(answer.statusCode).toBe(413);
  });

  test('are accepted up to twenty', async () => {
    const file = Array.from({ length: 20 }, () => jpeg());
    const answer = await server.add({ file: await Promise.all(file) });
    expect(answer.json().review_images).toHaveLength(20);
  });
});

describe('a form', () => {
  const send = (form: FormData) => server.send('/api/review/add', form);
  const fields = { name: 'A', description: 'B', rate: '3', wpId: 'WP-1' };

  test('gets its errors by the numbers in its field names', async () => {
    const form = formOf(fields);
    form.append('file[7]', new Blob(['x']), 'a.jpg');
    form.append('file', new Blob(['x']), 'b.jpg');
    expect(Object.keys((await send(form)).json().errors)).toEqual(['file.7', 'file.1']);
  });

  test('can have an empty file field, and unknown files', async () => {
    const form = formOf(fields);
    form.append('file[0]', new File([], ''));
    form.append('other', new Blob(['x']), 'a.exe');
    expect((await send(form)).json()).toMatchObject({ review_images: [] });
  });

  test('that is cut off stores no picture', async () => {
    const form = formOf({ ...fields, file: [await jpeg(), await jpeg()] });
    const whole = new Response(form);
    const headers = { 'content-type': whole.headers.get('content-type') ?? '' };
    const bytes = Buffer.from(await whole.arrayBuffer());
    const payload = bytes.subarray(0, bytes.length - 150);
    const answer = await server.client.send({
      method: 'POST',
      url: '/api/review/add',
      headers,
      payload,
    });
    expect([answer.statusCode, answer.json().message]).toEqual([
      422,
      'The upload was cut off. Try again.',
    ]);
    expect(await server.files()).toEqual(before);
  });
});

test('a review keeps its pictures if the response to its COMMIT is lost', async () => {
  const { db } = server.store;
  const begin = db.transaction.bind(db);
  const spy = vi.spyOn(db, 'transaction').mockImplementation(() => {
    const builder = begin();
    const isolate = builder.setIsolationLevel.bind(builder);
    // Only rows are written with an isolation level, pictures are not.
    builder.setIsolationLevel = (level) => {
      const isolated = isolate(level);
      const execute = isolated.execute.bind(isolated);
      isolated.execute = async (run) => {
        await execute(run);
        throw new OutageError({ cause: new Error('lost'), isOutcomeUnknown: true });
      };
      return isolated;
    };
    return builder;
  });
  const answer = await server.add({ name: 'Asha Rao', file: [await jpeg()] });
  spy.mockRestore();
  expect(answer.statusCode).toBe(503);
  const all: Record<string, string[]>[] = (await server.post('/api/review/fetch')).json().review;
  const { review_images = [], review_thumbs = [] } =
    all.find(({ name }) => `${name}` === 'Asha Rao') ?? {};
  const paths = [...review_images, ...review_thumbs];
  expect(paths).toHaveLength(2);
  for (const path of paths) expect((await server.visitor().get(`/${path}`)).statusCode).toBe(200);
});

const JPEG = Buffer.from('ffd8ffe0', 'hex');
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
const noise = () =>
  sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

function chunk(type: string, data: Buffer): Buffer {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, 'latin1');
  data.copy(bytes, 8);
  bytes.writeUInt32BE(crcOf(bytes.subarray(4, 8 + data.length)), 8 + data.length);
  return bytes;
}

function crcOf(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** A square PNG with this content: grey, or with three colours and interlaced. */
function pngOf(side: number, rows: Buffer, interlaced = 0): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.writeUInt8(8, 8);
  head.writeUInt8(2 * interlaced, 9);
  head.writeUInt8(interlaced, 12);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const bomb = (side: number) => pngOf(side, Buffer.alloc((side + 1) * side));
const lying = (side: number) => pngOf(side, Buffer.alloc(10));

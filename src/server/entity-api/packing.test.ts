import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { randomFrom } from '../../demo-shop/random';
import { canJoinBrotli, type Encoding, join, packings } from './packing';

/** Texts that repeat themselves and each other at all kinds of distances. */
function texts(): string[] {
  const { between, pick } = randomFrom(7);
  const words = ['the ', 'government', 'information ', '"id":', '₹', 'ab', '\n'];
  const made = Array.from({ length: 200 }, () => {
    const period = between(1, 20);
    const letters: string[] = [];
    for (let rest = between(0, 3000); rest > 0; rest -= 1) {
      const copied = between(1, 5) > 1 ? letters[letters.length - period] : undefined;
      letters.push(copied ?? pick([pick(words), String.fromCharCode(between(97, 104))]));
    }
    return letters.join('');
  });
  return ['', ',', 'abcd'.repeat(50), 'x'.repeat(100_000), ...made];
}

test.each<[Encoding, (body: Buffer) => Buffer]>([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['identity', (body) => body],
])('joined pieces of %s are one body, in any order', async (encoding, unpack) => {
  const pieces = await Promise.all(
    texts().map(async (text) => ({ text, packed: await packings[encoding].pack(text) })),
  );
  for (const order of [pieces, [...pieces].reverse(), pieces.slice(0, 1), []]) {
    const body = join(
      encoding,
      order.map(({ packed }) => packed),
    );
    const read = unpack(body).toString();
    expect(read.replaceAll(' '.repeat(24), '')).toBe(order.map(({ text }) => text).join(''));
  }
});

test('this version of Node writes brotli that can be joined', async () => {
  expect(await canJoinBrotli()).toBe(true);
});

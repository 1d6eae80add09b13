import { beforeEach, describe, expect, test, vi } from 'vitest';
import { plainText } from '../../common/plain-text';
import { readImages, readList, readRating, readStatus, statusTone } from './review-row';

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://shop.example' });
  vi.stubEnv('VITE_SITE_URL', '');
});

test.each([
  [null, ''],
  [undefined, ''],
  [0, '0'],
  [false, 'false'],
  ['Asha', 'Asha'],
  [{ hi: 'x' }, '{"hi":"x"}'],
])('%j is read as %j', (raw, text) => {
  expect(plainText(raw)).toBe(text);
});

test.each([
  [
    ['WP1', 'wp2'],
    ['WP1', 'wp2'],
  ],
  [[101, null, ' '], ['101']],
  ['["WP1","WP2"]', ['WP1', 'WP2']],
  ['"[\\"WP1\\"]"', ['WP1']],
  ['WP1, WP2,,', ['WP1', 'WP2']],
  [' WP1 ', ['WP1']],
  [101, ['101']],
  [{ 0: 'WP1', 3: 'WP2' }, ['WP1', 'WP2']],
  [null, []],
  [undefined, []],
  ['', []],
  ['[]', []],
  [{}, []],
  ['[not json', ['[not json']],
  [{ id: 'WP1' }, ['{"id":"WP1"}']],
  ['{"id":"WP1"}', ['{"id":"WP1"}']],
])('the list %j has the entries %j', (raw, entries) => {
  expect(readList(raw)).toEqual(entries);
});

test.each([
  ['4', 4],
  [4, 4],
  ['5.0', 5],
  [4.5, 4.5],
  [0, undefined],
  [6, undefined],
  [null, undefined],
  ['', undefined],
  ['good', undefined],
  [true, undefined],
])('the rating %j is %j', (raw, rating) => {
  expect(readRating(raw)).toBe(rating);
});

test.each([
  ['1', '1'],
  [1, '1'],
  [true, '1'],
  ['Active', '1'],
  ['0', '0'],
  [0, '0'],
  [false, '0'],
  [null, ''],
  ['pending', 'pending'],
])('the status %j is %j', (raw, status) => {
  expect(readStatus(raw)).toBe(status);
});

test.each([
  [{ status: 1, decided: true }, 'success'],
  [{ status: 0, decided: true }, 'neutral'],
  // Neither is a decision yet.
  [{ status: 1, decided: false }, 'warning'],
  [{ status: 0, decided: false }, 'warning'],
  [{ status: 1 }, 'success'],
  [{ status: 7 }, undefined],
])('the status of %j has the tone %j', (row, tone) => {
  expect(statusTone(row)).toBe(tone);
});

describe('images', () => {
  test('are relative to the site, unless their address is absolute', () => {
    const images = readImages({
      review_images: ['/images/a.jpg', 'https://cdn.example/b.png'],
    });
    expect(images).toEqual([
      {
        address: '/images/a.jpg',
        src: 'https://shop.example/images/a.jpg',
        thumbSrc: 'https://shop.example/images/a.jpg',
      },
      {
        address: 'https://cdn.example/b.png',
        src: 'https://cdn.example/b.png',
        thumbSrc: 'https://cdn.example/b.png',
      },
    ]);
  });

  test('have thumbnails if the server sends them', () => {
    const [image, another] = readImages({
      review_images: ['images/a.jpg', 'images/b.jpg'],
      review_thumbs: ['images/a-small.webp'],
    });
    expect(image?.thumbSrc).toBe('https://shop.example/images/a-small.webp');
    expect(another?.thumbSrc).toBe('https://shop.example/images/b.jpg');
  });

  test('have no URL if the address is invalid', () => {
    expect(readImages({ review_images: ['javascript:alert(1)', { path: 'a' }] })).toEqual([
      { address: 'javascript:alert(1)' },
      { address: '{"path":"a"}' },
    ]);
  });
});

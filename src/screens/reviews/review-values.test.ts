import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  changedReview,
  changedTexts,
  conflictTexts,
  emptyReview,
  newReview,
  reviewValues,
  wordsFor,
} from './review-values';

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://shop.example' });
  vi.stubEnv('VITE_SITE_URL', '');
});

const row = {
  id: 71,
  name: 'Asha Rao',
  description: null,
  rating: '4.0',
  status: true,
  wpId: '["WP101","wp102"]',
  review_images: [
    '/images/a.jpg',
    'https://shop.example/images/b.png',
    'https://cdn.example/c.jpg',
  ],
  user_id: 3,
};

test('a new review starts with one star', () => {
  expect(newReview(emptyReview)).toEqual({
    name: '',
    description: '',
    rate: '1',
    wpId: [],
    files: [],
  });
});

describe('a review in the form', () => {
  test('has its values in the form’s format', () => {
    expect(reviewValues(row)).toEqual({
      name: 'Asha Rao',
      wpId: ['WP101', 'wp102'],
      description: '',
      rate: '4',
      status: '1',
      removed: [],
      files: [],
    });
  });

  test('is sent with site-relative paths, except for other hosts', () => {
    expect(changedReview(row, reviewValues(row))).toEqual({
      id: '71',
      name: 'Asha Rao',
      description: '',
      rate: '4',
      status: '1',
      wpId: ['WP101', 'wp102'],
      review_images: ['images/a.jpg', 'images/b.png', 'https://cdn.example/c.jpg'],
      version: undefined,
      files: [],
    });
  });

  test('is sent without removed images, and with its version', () => {
    const values = { ...reviewValues(row), removed: row.review_images.slice(1) };
    expect(changedReview({ ...row, version: 8 }, values)).toMatchObject({
      review_images: ['images/a.jpg'],
      version: '8',
    });
  });

  test('is sent with values that it does not understand unchanged', () => {
    const odd = { id: 'x', rating: 'good', status: 'pending', wpId: { id: 1 } };
    expect(changedReview(odd, reviewValues(odd))).toMatchObject({
      rate: 'good',
      status: 'pending',
      wpId: ['{"id":1}'],
      review_images: [],
    });
  });

  test('without a status is inactive', () => {
    expect(reviewValues({ id: 1, status: null }).status).toBe('0');
  });
});

describe('a conflict', () => {
  test('is shown as texts', () => {
    expect(conflictTexts(row)).toEqual({
      name: 'Asha Rao',
      wpId: 'WP101, wp102',
      description: '',
      rate: '4',
      status: 'Active',
      images: 'a.jpg, b.png, c.jpg',
    });
  });

  test('lists only the fields that the user has changed, and the resulting images', () => {
    const files = [new File(['x'], 'new.png')];
    expect(changedTexts({ status: '0' }, row)).toEqual({ status: 'Deactive' });
    expect(changedTexts({ removed: ['/images/a.jpg'], files }, row)).toEqual({
      images: 'b.png, c.jpg, new.png',
    });
  });
});

test.each([
  [{}, ''],
  [{ rate: '4' }, 'Rating set to 4'],
  [{ status: '0' }, 'Status set to Deactive'],
  [{ description: 'Lovely.' }, 'Description'],
  [{ files: [], removed: ['images/a.jpg'], rate: '4' }, 'Rating, Images'],
])('the change %j is described as “%s”', (changed, words) => {
  expect(wordsFor(changed)).toBe(words);
});

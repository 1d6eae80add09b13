import { expect, test } from 'vitest';
import { filterIndexOf } from '../filters/filterable-columns';
import { offersFor } from './review-columns';

const found = (reviews: Parameters<typeof offersFor>[0], text: string) => {
  const index = filterIndexOf(reviews)(offersFor(reviews).filterables);
  const filtered = index.filtered([{ id: 'decision', value: [text] }]);
  filtered.work(Number.POSITIVE_INFINITY);
  return filtered.matches();
};

test('decisions are offered only if the server says whether a review is decided on', () => {
  const reviews = [
    { id: 1, decided: true },
    { id: 2, decided: false },
    { id: 3, decided: null },
  ];
  const { filterables, views } = offersFor(reviews);
  expect(filterables.at(-1)?.header).toBe('Decision');
  expect(views).toMatchObject([{ name: 'New', address: 'f.decision=New' }]);
  expect(found(reviews, 'New')).toEqual(Uint32Array.of(1));
  expect(found(reviews, 'Decided')).toEqual(Uint32Array.of(0, 2));
});

test.each([
  [[]],
  [[{ id: 1, status: 1 }]],
  // From a database that is older than decisions.
  [[{ id: 1, decided: null }]],
])('decisions are not offered for the reviews %j', (reviews) => {
  const { filterables, views } = offersFor(reviews);
  expect(filterables.map(({ id }) => id)).not.toContain('decision');
  expect(views).toBeUndefined();
  expect(found(reviews, 'New')).toBeUndefined();
});

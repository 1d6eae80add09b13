import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MERGE } from '../../entities/wire/merge';
import { type ReviewServer, startReviewServer } from '../testing/review-server';

interface Review {
  readonly id: number;
  readonly version: number;
}

let server: ReviewServer;
beforeAll(async () => {
  server = await startReviewServer();
});
afterAll(() => server.close());

const added = async (values = {}): Promise<Review> => (await server.add(values)).json();
const update = async ({ id }: Review, values: object) =>
  (await server.post('/api/review/update', { id, ...values })).json();
const decided = async ({ id }: Review) => (await server.review(id))?.decided;

/** A review from before decisions were stored. */
async function older(): Promise<Review> {
  const review = await added();
  const { db } = server.store;
  await db
    .updateTable('entity_review')
    .set({ decided: null })
    .where('id', '=', review.id)
    .execute();
  return review;
}

describe('a review', () => {
  test.each(['true', '1', 'x'])(
    'is new, even if a client sends that it is decided: %s',
    async (sent) => {
      expect(await added({ decided: sent })).toMatchObject({ status: 1, decided: false });
    },
  );

  test.each([0, 1, '1'])('is decided on by the status %j', async (status) => {
    expect(await update(await added(), { status })).toMatchObject({ decided: true, version: 2 });
  });

  test('stays new with an update of anything else', async () => {
    const review = await added();
    expect(await update(review, { rate: 2, decided: true })).toMatchObject({
      rating: 2,
      decided: false,
    });
    expect((await server.post('/api/review/update', { id: review.id, status: 7 })).statusCode).toBe(
      422,
    );
    expect(await decided(review)).toBe(false);
  });

  test('stays decided', async () => {
    const review = await added();
    await update(review, { status: 0 });
    expect(await update(review, { rate: 2, decided: false })).toMatchObject({ decided: true });
    expect(await update(review, { status: 0 })).toMatchObject({ decided: true, version: 3 });
  });

  test('of an older database is neither new nor decided on', async () => {
    const review = await older();
    expect(await update(review, { status: 0 })).toMatchObject({ status: 0, decided: null });
  });

  test('can be decided on by two people at once if they agree', async () => {
    const review = await added();
    const verdict = { status: 1, version: review.version, [MERGE]: true };
    expect(await update(review, verdict)).toMatchObject({ decided: true, version: 2 });
    expect(await update(review, verdict)).toMatchObject({ decided: true, version: 2 });
  });
});

test('a decision is in the history, and undoing it makes the review new again', async () => {
  const review = await added();
  await update(review, { status: 1 });
  const { entries } = (
    await server.post('/api/history', { entity: 'review', row: review.id })
  ).json();
  expect(entries[0].fields).toEqual([
    { label: 'Decided', before: 'No', after: 'Yes', isSecret: false },
  ]);
  await server.post('/api/history/undo', { entity: 'review', row: review.id, version: 2 });
  expect(await server.review(review.id)).toMatchObject({ status: 1, decided: false });
});

describe('selected reviews', () => {
  const edit = async (reviews: readonly Review[], values: object) =>
    await server.post('/api/selection/edit', {
      entity: 'review',
      rows: reviews.map(({ id, version }) => [id, version]),
      values,
    });

  test('are decided on by setting a status, even the one that they have, and rolled back together', async () => {
    const [first, second, old] = [await added(), await added(), await older()];
    const { change, changed } = (await edit([first, second, old], { status: 1 })).json();
    expect(changed).toBe(2);
    expect([await decided(first), await decided(second), await decided(old)]).toEqual([
      true,
      true,
      null,
    ]);
    const { entries } = (await server.post('/api/history', { entity: 'review' })).json();
    expect(entries[0].import.file).toBe('Change of Status');
    await server.post('/api/history/rollBack', { id: change });
    expect([await decided(first), await decided(second)]).toEqual([false, false]);
  });

  test('stay new if only their rating is changed, and can’t be sent as decided', async () => {
    const review = await added();
    expect((await edit([review], { rating: 1 })).json().changed).toBe(1);
    expect((await edit([review], { decided: true })).statusCode).toBe(422);
    expect(await decided(review)).toBe(false);
  });
});

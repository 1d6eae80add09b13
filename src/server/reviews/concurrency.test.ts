import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jpeg, type ReviewServer, startReviewServer } from '../testing/review-server';

let server: ReviewServer;
beforeAll(async () => {
  server = await startReviewServer();
});
afterAll(() => server.close());

const added = async (values = {}) => (await server.add(values)).json();
const fileOf = (path: string) => path.replace('images/reviews/', '');

describe('simultaneous requests', () => {
  test('an add repeated with its key adds one review with one set of pictures', async () => {
    const file = [await jpeg(), await jpeg(50)];
    const headers = { 'idempotency-key': 'one-submit' };
    const before = (await server.files()).length;
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => server.add({ file }, headers)),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await server.files()).length - before).toBe(4);
    const others = [await jpeg(51), await jpeg(50)];
    expect((await server.add({ file: others }, headers)).statusCode).toBe(422);
    expect((await server.add({ file, name: 'Other' }, headers)).statusCode).toBe(422);
    expect((await server.files()).length - before).toBe(4);
  });

  test('updates of the same version: one wins, the other gets the current review', async () => {
    const review = await added();
    const update = async (name: string) =>
      server.update({
        id: `${review.id}`,
        version: '1',
        name,
        review_images: '',
        file: [await jpeg()],
      });
    const answers = await Promise.all([update('One'), update('Two')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const current = await server.review(review.id);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().current).toEqual(current);
    await expectWhole();
  });

  test('updates and removals leave no row without files and no files without a row', async () => {
    const reviews = await Promise.all(
      Array.from({ length: 4 }, async () => added({ file: [await jpeg(), await jpeg()] })),
    );
    await Promise.all(
      reviews.flatMap(({ id, review_images: [first, second] }) => [
        jpeg().then((one) => server.update({ id: `${id}`, review_images: first, file: [one] })),
        server.update({ id: `${id}`, review_images: second }),
        server.post('/api/review/remove', { id }),
      ]),
    );
    await expectWhole();
  });
});

interface Images {
  readonly review_images: readonly string[];
  readonly review_thumbs: readonly string[];
}

/** Each image of a review has its files, and each file that is served belongs to a review. */
async function expectWhole(): Promise<void> {
  const { review } = (await server.post('/api/review/fetch')).json();
  const named: string[] = review.flatMap((row: Images) => [
    ...row.review_images,
    ...row.review_thumbs,
  ]);
  const served = (await server.files()).filter((file) => !file.endsWith('.hidden'));
  expect(served).toEqual(named.map(fileOf).sort());
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addRow, removeRow } from '../rows/change-row';
import { jpeg, product, type ReviewServer, startReviewServer } from '../testing/review-server';
import { historyOf } from '../testing/test-store';

let server: ReviewServer;
beforeAll(async () => {
  server = await startReviewServer();
});
afterAll(() => server.close());

const ownPath = expect.stringMatching(/^images\/reviews\/[0-9a-f]{32}\.jpg$/);
const added = async (values = {}) => (await server.add(values)).json();
const fileOf = (path: string) => path.replace('images/reviews/', '');

describe('a review', () => {
  test('is added with its pictures, and listed', async () => {
    const answer = await server.add({ wpId: 'wp-1, WP-3', file: [await jpeg(), await jpeg()] });
    expect(answer.statusCode).toBe(201);
    const review = answer.json();
    expect(review).toEqual({
      id: review.id,
      name: 'Meera Nair',
      wpId: ['WP-1', 'Wp-3'],
      description: 'Lovely colours.',
      rating: 5,
      status: 1,
      decided: false,
      review_images: [ownPath, ownPath],
      review_thumbs: review.review_images.map((path: string) => path.replace('.jpg', '-thumb.jpg')),
      version: 1,
    });
    expect(await server.review(review.id)).toEqual(review);
    expect((await server.post('/api/review/fetch')).json().wpId).toEqual(['WP-1', 'WP-2', 'Wp-3']);
  });

  test('that is sent again gets the first response, even if its wallpaper was removed since', async () => {
    const { id } = await addRow(server.store, product, null, { wpId: 'WP-9' });
    const send = () => server.add({ wpId: 'wp-9' }, { 'idempotency-key': 'sent again' });
    const first = await send();
    await removeRow(server.store, product, null, { id });
    const again = await send();
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    const other = await server.add(
      { wpId: 'wp-9', rate: '4' },
      { 'idempotency-key': 'sent again' },
    );
    expect([other.statusCode, other.json().message]).toEqual([
      422,
      expect.stringContaining('Idempotency-Key'),
    ]);
  });

  test('is updated: fields, status, kept images in the sent order, and new ones', async () => {
    const review = await added({ file: [await jpeg(), await jpeg(), await jpeg()] });
    const [first, second, third] = review.review_images;
    const answer = await server.update({
      id: `${review.id}`,
      version: '1',
      name: 'Meera N',
      rate: '4',
      status: '0',
      wpId: 'wp-2',
      review_images: `${third},${first}`,
      file: [await jpeg()],
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        ...review,
        name: 'Meera N',
        rating: 4,
        status: 0,
        decided: true,
        wpId: ['WP-2'],
        version: 2,
        review_images: [third, first, ownPath],
        review_thumbs: expect.any(Array),
      },
    ]);
    const files = await server.files();
    expect(files).not.toContain(fileOf(second));
    for (const path of answer.json().review_images) expect(files).toContain(fileOf(path));
  });

  test('is removed with its pictures', async () => {
    const review = await added({ file: [await jpeg()] });
    const answer = await server.post('/api/review/remove', { id: review.id });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await server.review(review.id)).toBeUndefined();
    expect(await server.files()).not.toContain(fileOf(review.review_images[0]));
    expect((await server.post('/api/review/remove', { id: review.id })).statusCode).toBe(404);
    expect((await server.post('/api/review/remove', {})).statusCode).toBe(422);
  });

  test('keeps values that an update does not send', async () => {
    const review = await added({ file: [await jpeg()] });
    const answer = await server.post('/api/review/update', { id: review.id, name: 'Only this' });
    expect(answer.json()).toEqual({ ...review, name: 'Only this', version: 2 });
  });

  test('is recorded in the history', async () => {
    const review = await added();
    await server.update({ id: `${review.id}`, rate: '1', review_images: '' });
    expect(await historyOf(server.store, review.id)).toContainEqual({
      username: 'Asha',
      action: 'update',
      version: 2,
      before: { rating: 5, decided: false },
      after: { rating: 1, decided: true },
    });
  });

  test('requires a sign-in', async () => {
    for (const call of ['fetch', 'add', 'update', 'remove']) {
      const answer = await server.visitor().post(`/api/review/${call}`, {});
      expect([401, 419]).toContain(answer.statusCode);
    }
  });
});

describe('invalid input', () => {
  const errorsOf = async (values: Parameters<ReviewServer['add']>[0]) => {
    const before = await server.files();
    const answer = await server.add(values);
    expect(answer.statusCode).toBe(422);
    expect(await server.files()).toEqual(before);
    return answer.json().errors;
  };

  test('is reported for all fields and pictures at once, and nothing is stored', async () => {
    const file = [await jpeg(), new Blob(['<svg/>']), await jpeg()];
    expect(await errorsOf({ name: ' ', description: '', rate: '6', wpId: 'WP-9', file })).toEqual({
      wpId: ['There is no wallpaper with the ID “WP-9”.'],
      name: ['User Name is required.'],
      description: ['Description is required.'],
      rate: ['Rating must be 5 or less.'],
      'file.1': ['This is not a JPEG or PNG picture.'],
    });
  });

  test.each([
    [{ rate: '0' }, 'rate'],
    [{ rate: '4.5' }, 'rate'],
    [{ rate: 'five' }, 'rate'],
    [{ rate: '' }, 'rate'],
    [{ wpId: '' }, 'wpId'],
    [{ wpId: ' , ' }, 'wpId'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ description: 'x'.repeat(5001) }, 'description'],
    [{ status: '2' }, 'status'],
    [{ review_images: 'images/rooms/WP-0001.jpg' }, 'review_images'],
  ])('like %j is reported for its field', async (values, field) => {
    expect(Object.keys(await errorsOf(values))).toEqual([field]);
  });

  test('can also be a form without fields, or one that is cut off', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    for (const payload of [
      '',
      '--b\r\nContent-Disposition: form-data; name="file[0]"; filename="a"\r\n\r\nx',
    ]) {
      const answer = await server.client.send({
        method: 'POST',
        url: '/api/review/add',
        headers,
        payload,
      });
      expect(answer.statusCode).toBe(422);
    }
    expect((await server.post('/api/review/add', [])).statusCode).toBe(422);
    const images = { review_images: { toString: 1 } };
    expect((await server.post('/api/review/add', images)).statusCode).toBe(422);
    expect((await server.post('/api/review/add')).statusCode).toBe(422);
  });
});

describe('kept images', () => {
  test('can be URLs of this server, or start with a slash', async () => {
    const review = await added({ file: [await jpeg(), await jpeg(), await jpeg()] });
    const [first, second, third] = review.review_images;
    const kept = [
      `http://localhost:3000/${second}`,
      `/${third}`,
      `https://office.example/${first}`,
    ];
    const answer = await server.update({ id: `${review.id}`, review_images: kept.join(',') });
    expect(answer.json().review_images).toEqual([second, third, first]);
  });

  test('must belong to this review', async () => {
    const other = await added({ file: [await jpeg()] });
    const review = await added({ file: [await jpeg()] });
    const [own] = review.review_images;
    for (const foreign of [
      other.review_images[0],
      'images/reviews/../../paperhanger.db',
      `https://evil.example/${own}`,
      `${own.replace('.jpg', '-thumb.jpg')}`,
    ]) {
      const answer = await server.update({
        id: `${review.id}`,
        review_images: `${own},${foreign}`,
        file: [await jpeg()],
      });
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([
        422,
        ['review_images'],
      ]);
    }
    expect(await server.review(review.id)).toEqual(review);
    expect(await server.files()).toContain(fileOf(other.review_images[0]));
  });

  test('stay even if the text of another review contains their path', async () => {
    const review = await added({ file: [await jpeg()] });
    const [path] = review.review_images;
    const other = await added({ description: path });
    await server.update({ id: `${other.id}`, description: 'Another text.' });
    expect(await server.files()).toContain(fileOf(path));
  });

  test('can all be removed', async () => {
    const review = await added({ file: [await jpeg()] });
    const answer = await server.update({ id: `${review.id}`, review_images: '' });
    expect(answer.json()).toMatchObject({ review_images: [], review_thumbs: [] });
  });
});

describe('a removed wallpaper', () => {
  test('stays in its reviews', async () => {
    const { id } = await addRow(server.store, product, null, { wpId: 'WP-OLD' });
    const review = await added({ wpId: 'WP-1,wp-old' });
    await server.store.db.deleteFrom('entity_product').where('id', '=', id).execute();
    const update = { id: `${review.id}`, wpId: 'WP-OLD', review_images: '' };
    expect((await server.update(update)).json().wpId).toEqual(['WP-OLD']);
    expect((await server.add({ wpId: 'WP-OLD' })).statusCode).toBe(422);
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pictureRoutes } from '../../demo-shop/pictures/picture-routes';
import { pictureStore } from '../../demo-shop/pictures/picture-store';
import { jpeg, picture, type ReviewServer, startReviewServer } from '../testing/review-server';
import { startTestServer } from '../testing/test-server';
import { day } from '../time/clock';
import { sweepUploads } from '../uploads/upload-list';
import { storedPictureRoutes } from './picture-routes';

let server: ReviewServer;
let path: string;
let file: string;
beforeAll(async () => {
  server = await startReviewServer();
});
beforeEach(async () => {
  path = (await server.add({ file: [await jpeg()] })).json().review_images[0];
  file = path.replace('images/reviews/', '');
});
afterAll(() => server.close());

describe('a picture of a review', () => {
  test('is public, cached forever, and usable on the shop’s site', async () => {
    const answer = await server.visitor().get(`/${path}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    const thumbnail = await server.visitor().get(`/${path.replace('.jpg', '-thumb.jpg')}`);
    expect(thumbnail.statusCode).toBe(200);
  });

  test.each([
    'images/reviews/0123456789abcdef0123456789abcdef.jpg',
    'images/reviews/..%2f..%2fpackage.json',
    'images/reviews/%2e%2e/secret.jpg',
    'images/reviews/secret.jpg',
    'images/reviews/',
    'images/reviews/a/b.jpg',
  ])('is not at %s', async (address) => {
    expect((await server.visitor().get(`/${address}`)).statusCode).toBe(404);
  });

  test('is served alongside the demo shop’s pictures', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'paperhanger-demo-'));
    const demo = pictureRoutes(pictureStore(folder));
    const both = [demo, storedPictureRoutes(server.pictures)];
    for (const publicRoutes of [both, both.toReversed()]) {
      const shop = await startTestServer({ publicRoutes });
      for (const address of [path, 'images/wallpapers/WP-0001-thumb.jpg']) {
        expect((await shop.visitor().get(`/${address}`)).statusCode).toBe(200);
      }
      await shop.close();
    }
    await rm(folder, { recursive: true });
  });
});

describe('a picture that belongs to no review', () => {
  /** As left behind by a server that was killed between storing the picture and the row. */
  const orphan = async () => {
    const orphaned = await server.pictures.add(await picture().jpeg().toBuffer());
    return orphaned.replace('images/reviews/', '');
  };

  test('is removed when it is a day old, and nothing else is', async () => {
    const old = await orphan();
    expect(await sweepUploads(server.store.db, Date.now())).toBe(0);
    expect(await server.files()).toContain(old);
    expect(await sweepUploads(server.store.db, Date.now() + day + 1)).toBe(1);
    expect(await server.files()).toContain(file);
    expect(await server.files()).not.toContain(old);
  });

  test('is removed when the row can’t be written', async () => {
    const broken = await startReviewServer();
    await broken.store.db.schema.dropTable('entity_review').execute();
    expect((await broken.add({ file: [await jpeg()] })).statusCode).toBe(500);
    expect(await broken.files()).toEqual([]);
    await broken.close();
  });
});

test('a picture from elsewhere can be removed from a review, and its file stays', async () => {
  const { id } = await server.store.db
    .insertInto('entity_review')
    .values({
      name: 'A',
      wpId: 'WP-1',
      description: 'B',
      rating: 5,
      status: 1,
      version: 1,
      review_images: 'images/rooms/WP-0001.jpg,https://shop.example/a.jpg',
      created_at: '',
      updated_at: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await server.review(id)).toMatchObject({
    review_images: ['images/rooms/WP-0001.jpg', 'https://shop.example/a.jpg'],
    review_thumbs: ['images/rooms/WP-0001-thumb.jpg', 'https://shop.example/a.jpg'],
  });
  const answer = await server.update({ id: `${id}`, review_images: 'https://shop.example/a.jpg' });
  expect(answer.json().review_images).toEqual(['https://shop.example/a.jpg']);
});

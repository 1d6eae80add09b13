import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pictureRoutes } from '../../../demo-shop/pictures/picture-routes';
import { pictureStore } from '../../../demo-shop/pictures/picture-store';
import { hour } from '../../http/clock';
import { storedPictureRoutes } from '../../pictures/picture-routes';
import { jpeg, picture, type ReviewServer, startReviewServer } from '../../testing/review-server';
import { startTestServer } from '../../testing/test-server';
import { asha } from '../../testing/test-store';
import { reviewRoutes } from '../routes';
import { sweepPictures } from './sweep-pictures';

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
    await writeFile(join(server.folder, 'secret.jpg'), 'secret');
    expect((await server.visitor().get(`/${address}`)).statusCode).toBe(404);
  });

  test('is served besides the demo shop’s pictures', async () => {
    const demo = pictureRoutes(pictureStore(server.folder));
    const both = [demo, storedPictureRoutes(server.pictures)];
    for (const openRoutes of [both, both.toReversed()]) {
      const shop = await startTestServer({ openRoutes });
      for (const address of [path, 'images/wallpapers/WP-0001-thumb.jpg']) {
        expect((await shop.visitor().get(`/${address}`)).statusCode).toBe(200);
      }
      await shop.close();
    }
  });
});

describe('a picture that belongs to no review', () => {
  /** As left by a server that was killed between writing the file and the row. */
  const orphan = async () => {
    const orphaned = await server.pictures.add(await picture().jpeg().toBuffer());
    return orphaned.replace('images/reviews/', '');
  };
  const makeOld = async () => {
    const old = new Date(Date.now() - 2 * hour);
    for (const name of await readdir(server.folder)) {
      await utimes(join(server.folder, name), old, old);
    }
  };

  test('is removed when it is an hour old, and nothing else is', async () => {
    const part = `${await orphan()}.part`;
    await writeFile(join(server.folder, part), 'half');
    await writeFile(join(server.folder, 'kept.txt'), 'not ours');
    const lone = `${'0'.repeat(32)}-thumb.jpg`;
    await writeFile(join(server.folder, lone), 'half');
    await makeOld();
    const young = await orphan();
    expect(await sweepPictures(server.store, server.pictures, Date.now())).toBe(2);
    const left = await server.files();
    expect(left).toEqual(expect.arrayContaining([file, young, 'kept.txt']));
    expect(left).not.toContain(lone);
    expect(left).not.toContain(part);
    expect(left).not.toContain(part.replace('.part', ''));
    expect(await sweepPictures(server.store, server.pictures, Date.now())).toBe(0);
  });

  test('is removed when a server starts', async () => {
    const orphaned = await orphan();
    await makeOld();
    const { store, pictures } = server;
    const parts = { store, pictures, configs: () => [], currentUser: () => asha };
    const next = await startTestServer({ database: store.db, routes: [reviewRoutes(parts)] });
    await next.app.ready();
    await next.close();
    const left = await server.files();
    expect(left).toContain(file);
    expect(left).not.toContain(orphaned);
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

import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { urlToHttpOptions } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../server/testing/test-server';
import { pictureRoutes } from './picture-routes';
import { pictureStore } from './picture-store';

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paperhanger-pictures-'));
  server = await startTestServer({
    publicRoutes: [pictureRoutes(pictureStore(join(folder, 'pictures')))],
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers = {}) => server.visitor().get(path, headers);
const cached = async () => await readdir(join(folder, 'pictures')).catch(() => []);

describe('a picture of the shop', () => {
  test.each([
    ['/images/wallpapers/WP-0001-thumb.jpg', 240, 180],
    ['/images/wallpapers/WP-0300-thumb.jpg', 240, 180],
    ['/images/wallpapers/WP-0005.jpg', 1200, 900],
    ['/images/rooms/WP-0005.jpg', 1200, 900],
    ['/images/rooms/WP-0005-thumb.jpg', 320, 240],
  ])('is a JPEG that anyone may see: %s', async (path, width, height) => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/jpeg');
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const { format, ...found } = await sharp(answer.rawPayload).metadata();
    expect({ format, width: found.width, height: found.height }).toEqual({
      format: 'jpeg',
      width,
      height,
    });
    const { entropy } = await sharp(answer.rawPayload).stats();
    // A sheet of one colour has none.
    expect(entropy).toBeGreaterThan(2);
  });

  test('is not sent again to a browser that has it', async () => {
    const path = '/images/wallpapers/WP-0002-thumb.jpg';
    const first = await get(path);
    expect(first.headers['cache-control']).toContain('max-age');
    const again = await get(path, { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
    expect((await get('/images/wallpapers/WP-0003-thumb.jpg')).headers.etag).not.toBe(
      first.headers.etag,
    );
  });

  test('is drawn once, however many requests there are at once, and then comes from its file', async () => {
    const path = '/images/rooms/WP-0007-thumb.jpg';
    const answers = await Promise.all([get(path), get(path), get(path)]);
    const [first] = answers;
    for (const { rawPayload } of answers) expect(rawPayload).toEqual(first?.rawPayload);
    const files = (await cached()).filter((name) => name.startsWith('WP-0007-'));
    expect(files).toHaveLength(1);
    await writeFile(join(folder, 'pictures', files[0] ?? ''), 'cached');
    expect((await get(path)).body).toBe('cached');
  });

  test.each([
    '/images/wallpapers/WP-0000-thumb.jpg',
    '/images/wallpapers/WP-0301.jpg',
    '/images/wallpapers/WP-0001.png',
    '/images/wallpapers/WP-0001-thumb.jpg/',
    '/images/wallpapers/WP-0001-thumbnail.jpg',
    '/images/rooms/WP-0000-thumb.jpg',
    '/images/WP-0001.jpg',
    '/images/',
    '/images/wallpapers/..%2f..%2f..%2fetc%2fpasswd',
    '/images/%2e%2e/%2e%2e/paperhanger.db',
    '/images//etc/passwd',
    '/images/wallpapers/WP-0001.jpg%00.jpg',
    '/images/wallpapers/WP-0001%0a.jpg',
  ])('is a 404 at %s, and nothing is drawn', async (path) => {
    const before = await cached();
    const answer = await get(path);
    expect(answer.statusCode).toBe(404);
    expect(await cached()).toEqual(before);
  });

  test('is a 404 for paths with dots, sent as no browser would', async () => {
    const address = urlToHttpOptions(new URL(await server.app.listen({ port: 0 })));
    for (const path of [
      '/images/wallpapers/../wallpapers/WP-0001.jpg',
      '/images/../../../../../../etc/passwd',
      '/images/wallpapers/./WP-0001.jpg',
    ]) {
      const [response] = await once(request({ ...address, path }).end(), 'response');
      expect(response.statusCode, path).toBe(404);
      response.resume();
    }
  });
});

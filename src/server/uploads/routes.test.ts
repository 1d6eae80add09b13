import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entityConfig } from '../../entities/testing';
import { pictureFiles } from '../pictures/picture-files';
import { storedPictureRoutes } from '../pictures/picture-routes';
import { type PartServer, startPartServer } from '../testing/part-server';
import { blobOf, picture } from '../testing/review-server';
import { uploadRoutes } from './routes';

const staff = entityConfig({
  name: 'staff',
  fields: [
    { name: 'photo', type: 'image', upload: true },
    { name: 'badge', type: 'image' },
  ],
});

let folder: string;
let server: PartServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  const pictures = pictureFiles(folder, 'images/uploads/');
  server = await startPartServer([staff], (parts) => ({
    routes: uploadRoutes({ ...parts, pictures }),
    openRoutes: storedPictureRoutes(pictures),
  }));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

function send(bytes: Uint8Array, path = 'staff/photo') {
  const form = new FormData();
  form.append('file', blobOf(bytes), 'a.jpg');
  return server.send(`/api/uploads/${path}`, form);
}

test('a picture is stored without its metadata, and served by the path that is returned', async () => {
  const photo = await picture(400, 300)
    .withExif({ IFD0: { Make: 'SecretCam' } })
    .jpeg()
    .toBuffer();
  const answer = await send(photo);
  expect(answer.statusCode).toBe(201);
  const { path } = answer.json();
  expect(path).toMatch(/^images\/uploads\/[0-9a-f]{32}\.jpg$/);
  for (const [address, width] of [
    [path, 400],
    [path.replace('.jpg', '-thumb.jpg'), 320],
  ]) {
    const served = await server.visitor().get(`/${address}`);
    expect(served.headers['content-type']).toBe('image/jpeg');
    const metadata = await sharp(served.rawPayload).metadata();
    expect([metadata.width, metadata.exif]).toEqual([width, undefined]);
  }
});

test.each(['<svg onload="alert(1)"/>', '', 'GIF89a'])('%j is refused', async (content) => {
  const before = await readdir(folder);
  const answer = await send(Buffer.from(content));
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors.photo).toHaveLength(1);
  expect(await readdir(folder)).toEqual(before);
});

test('a picture that is too large is refused', async () => {
  const answer = await send(Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(11e6)]));
  expect(answer.json().errors.photo).toEqual([expect.stringContaining('larger than 10 MB')]);
});

test.each(['staff/badge', 'staff/name', 'other/photo'])('%s takes no uploads', async (path) => {
  expect((await send(await picture().jpeg().toBuffer(), path)).statusCode).toBe(404);
});

test('only people who are signed in can upload', async () => {
  const answer = await server.visitor().post('/api/uploads/staff/photo', {});
  expect([401, 419]).toContain(answer.statusCode);
});

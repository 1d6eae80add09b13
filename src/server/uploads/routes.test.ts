import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entityConfig } from '../../entities/testing';
import { pictureFiles } from '../pictures/picture-files';
import { storedPictureRoutes } from '../pictures/picture-routes';
import { type PartServer, startPartServer } from '../testing/part-server';
import { blobOf, picture, storedFiles } from '../testing/review-server';
import { uploadRoutes } from './routes';

const staff = entityConfig({
  name: 'staff',
  fields: [
    { name: 'photo', type: 'image', upload: true },
    { name: 'badge', type: 'image' },
    { name: 'contract', type: 'file', upload: true },
    { name: 'story', type: 'html', upload: true },
    { name: 'note', type: 'html' },
  ],
});

let server: PartServer;
beforeAll(async () => {
  server = await startPartServer([staff], (parts) => {
    const pictures = pictureFiles(parts.store.db, 'images/uploads/');
    return {
      routes: uploadRoutes({ ...parts, pictures }),
      publicRoutes: storedPictureRoutes(pictures),
    };
  });
});
afterAll(() => server.close());

const stored = () => storedFiles(server.store.db);

function send(bytes: Uint8Array, path = 'staff/photo', name = 'a.jpg') {
  const form = new FormData();
  form.append('file', blobOf(bytes), name);
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

test('a text can also have pictures', async () => {
  const answer = await send(await picture().png().toBuffer(), 'staff/story', 'a.png');
  expect(answer.statusCode).toBe(201);
  expect((await send(Buffer.from('%PDF-1.7'), 'staff/story', 'a.pdf')).statusCode).toBe(422);
});

test.each(['<svg onload="alert(1)"/>', '', 'GIF89a'])(
  'a picture with the content %j is rejected',
  async (content) => {
    const before = await stored();
    const answer = await send(Buffer.from(content));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.photo).toHaveLength(1);
    expect(await stored()).toEqual(before);
  },
);

test('a picture that is too large is rejected', async () => {
  const answer = await send(Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(11e6)]));
  expect(answer.json().errors.photo).toEqual([expect.stringContaining('larger than 10 MB')]);
});

test.each(['staff/badge', 'staff/name', 'staff/note', 'other/photo'])(
  '%s takes no uploads',
  async (path) => {
    expect((await send(await picture().jpeg().toBuffer(), path)).statusCode).toBe(404);
  },
);

test('only people who are signed in can upload', async () => {
  const answer = await server.visitor().post('/api/uploads/staff/photo', {});
  expect([401, 419]).toContain(answer.statusCode);
});

const sendFile = (name: string, content: string | Uint8Array) =>
  send(Buffer.from(content), 'staff/contract', name);

const zipOf = (...names: readonly string[]) => `PK\u0003\u0004${names.join()}`;

test.each([
  ['contract.pdf', '%PDF-1.7 …', 'application/pdf', 'contract.pdf'],
  ['Price List (new).XLSX', zipOf('xl/workbook.xml'), /sheet$/, 'Price-List-new.xlsx'],
  ['letter.docx', zipOf('word/document.xml'), /wordprocessingml\.document$/, 'letter.docx'],
  ['अनुबंध.txt', '<script>alert(1)</script>', 'text/plain; charset=utf-8', 'अनुबंध.txt'],
  // Chakma letters, which are two UTF-16 code units each.
  [`${'𑄌'.repeat(90)}.txt`, 'long', 'text/plain; charset=utf-8', `${'𑄌'.repeat(80)}.txt`],
  ['../../etc/..passwd.csv', 'a;b', 'text/csv; charset=utf-8', 'passwd.csv'],
  ['.txt', '\ufeffHello', 'text/plain; charset=utf-8', 'file.txt'],
])('%s is kept, and downloaded when opened', async (name, content, type, shown) => {
  const answer = await sendFile(name, content);
  expect(answer.statusCode, answer.body).toBe(201);
  const { path } = answer.json();
  expect(path).toMatch(/^api\/uploads\/[0-9a-f]{32}\/[^/]+$/);
  expect(path.endsWith(`/${shown}`), path).toBe(true);
  const served = await server.get(`/${encodeURI(path)}`);
  expect(served.rawPayload).toEqual(Buffer.from(content));
  expect(served.headers).toMatchObject({
    'content-type': typeof type === 'string' ? type : expect.stringMatching(type),
    'content-disposition': expect.stringMatching(
      new RegExp(`^attachment; .*filename\\*=UTF-8''${encodeURIComponent(shown)}$`),
    ),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  expect((await server.visitor().get(`/${encodeURI(path)}`)).statusCode).toBe(401);
});

test.each([
  ['page.html', '<p>'],
  ['drawing.svg', '<svg/>'],
  ['program.exe', 'MZ'],
  ['pdf', '%PDF-'],
  ['contract.pdf.html', '%PDF-'],
  ['page.pdf', '<html>'],
  ['page.jpg', '<html>'],
  ['archive.docx', zipOf('xl/workbook.xml')],
  ['program.txt', 'MZ\u0000'],
  ['empty.txt', ''],
])('%s with %j is rejected, and nothing is kept', async (name, content) => {
  const before = await stored();
  const answer = await sendFile(name, content);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors.contract).toHaveLength(1);
  expect(await stored()).toEqual(before);
});

test('a file that is stored in parts is served whole', async () => {
  const content = Buffer.from(Array.from({ length: 700_000 }, (_, index) => 32 + (index % 90)));
  const answer = await sendFile('long.txt', content);
  const served = await server.get(`/${answer.json().path}`);
  expect(served.headers['content-length']).toBe('700000');
  expect(served.rawPayload.equals(content)).toBe(true);
});

test('a file is not served as a picture, which anybody could open', async () => {
  const answer = await sendFile('scan.jpg', await picture().jpeg().toBuffer());
  const [, , id] = answer.json().path.split('/');
  expect((await server.get(`/${answer.json().path}`)).statusCode).toBe(200);
  expect((await server.visitor().get(`/images/uploads/${id}.jpg`)).statusCode).toBe(404);
});

test('a file that is too large is rejected', async () => {
  const answer = await sendFile('big.txt', Buffer.alloc(11e6, 'a'));
  expect(answer.json().errors.contract).toEqual(['The file is larger than 10 MB.']);
});

test.each([
  '0123456789abcdef0123456789abcdef/a.pdf',
  '..%2F..%2Fdatabase/a.pdf',
  '0123456789abcdef0123456789abcdef/a.html',
])('there is no file %s', async (path) => {
  expect((await server.get(`/api/uploads/${path}`)).statusCode).toBe(404);
});

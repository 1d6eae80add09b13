import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sitePictures } from './site-pictures';

let answers: Record<string, (response: ServerResponse) => void>;
let asked: string[];
let server: Server;
let site: string;
beforeEach(async () => {
  answers = {};
  asked = [];
  server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const answer = answers[url];
    if (answer) answer(response);
    else response.writeHead(404).end();
  });
  site = await listen(server);
});
afterEach(async () => {
  server.closeAllConnections();
  await once(server.close(), 'close');
});

async function listen(one: Server): Promise<string> {
  await once(one.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(one.address() as AddressInfo).port}`;
}

const signal = () => new AbortController().signal;
const redirect = (location: string) => (response: ServerResponse) =>
  response.writeHead(302, { location }).end();
const picture = (response: ServerResponse) => response.end('a picture');
const textOf = async (found: Promise<Uint8Array | undefined>) => {
  const bytes = await found;
  return bytes && Buffer.from(bytes).toString();
};

test('paths are relative to the site, absolute URLs stay in it', async () => {
  answers['/in/images/a%20b.jpg'] = picture;
  answers['/images/c.jpg'] = picture;
  const fetchPicture = sitePictures(`${site}/in/`);
  for (const path of ['images/a b.jpg', '/images/c.jpg', `${site}/images/c.jpg`]) {
    expect(await textOf(fetchPicture(path, 100, signal()))).toBe('a picture');
  }
});

test('redirects are followed within the site', async () => {
  answers['/images/old.jpg'] = redirect('/images/new.jpg');
  answers['/images/new.jpg'] = picture;
  expect(await textOf(sitePictures(site)('images/old.jpg', 100, signal()))).toBe('a picture');
  answers['/images/round.jpg'] = redirect('/images/round.jpg');
  expect(await sitePictures(site)('round.jpg', 100, signal())).toBeUndefined();
});

test('no request leaves the site, whatever a row or a redirect says', async () => {
  const other = createServer((_request, response) => picture(response));
  const elsewhere = await listen(other);
  let calls = 0;
  other.on('request', () => {
    calls += 1;
  });
  answers['/images/away.jpg'] = redirect(`${elsewhere}/a.jpg`);
  const fetchPicture = sitePictures(site);
  for (const path of [
    `${elsewhere}/a.jpg`,
    '/images/away.jpg',
    '//127.0.0.2/a.jpg',
    'file:///etc/passwd',
  ]) {
    expect(await fetchPicture(path, 100, signal())).toBeUndefined();
  }
  await once(other.close(), 'close');
  expect(calls).toBe(0);
  expect(asked).toEqual(['/images/away.jpg']);
});

test('only paths in the folder of pictures are requested', async () => {
  const fetchPicture = sitePictures(`${site}/in`);
  for (const path of [
    '/',
    '/admin/delete?id=1',
    'images',
    'images/../a.jpg',
    '/images/%2e%2e/admin',
    'in/images/a',
    'images/..%2fadmin',
    'images/..%252Fadmin',
    'images/..\\admin',
    '/images/..%5cadmin',
  ]) {
    expect(await fetchPicture(path, 100, signal()), path).toBeUndefined();
  }
  expect(asked).toEqual([]);
  answers['/in/media/a.jpg?v=2'] = picture;
  const others = sitePictures(`${site}/in`, '/media');
  expect(await textOf(others('media/a.jpg?v=2', 100, signal()))).toBe('a picture');
});

test('a missing, incomplete or too large picture is skipped', async () => {
  answers['/images/half.jpg'] = (response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('half', () => response.destroy());
  };
  answers['/images/huge.jpg'] = (response) => {
    const chunk = Buffer.alloc(1024 * 1024);
    const more = () => response.write(chunk, (error) => error || more());
    more();
  };
  const fetchPicture = sitePictures(site);
  for (const path of ['/images/none.jpg', '/images/half.jpg', '/images/huge.jpg', '']) {
    expect(await fetchPicture(path, 100, signal()), path).toBeUndefined();
  }
});

test('a site that is down does not get request after request', async () => {
  answers['/images/hang.jpg'] = () => {};
  const fetchPicture = sitePictures(site, 'images', 20);
  for (let count = 0; count < 20; count += 1) {
    expect(await fetchPicture('/images/hang.jpg', 100, signal())).toBeUndefined();
  }
  expect(asked.length).toBeLessThan(10);
});

test('waiting for a picture ends when it is no longer needed', async () => {
  const gone = new AbortController();
  answers['/images/hang.jpg'] = () => gone.abort();
  expect(await sitePictures(site)('/images/hang.jpg', 100, gone.signal)).toBeUndefined();
});

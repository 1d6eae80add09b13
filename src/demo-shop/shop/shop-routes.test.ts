import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadConfigs } from '../../entities/check/load-configs';
import type { EntityConfig } from '../../entities/entity-config';
import { entityConfig } from '../../entities/testing';
import { addRow, updateRow } from '../../server/rows/change-row';
import { startTestServer, type TestServer } from '../../server/testing/test-server';
import { openTestStore, type TestStore } from '../../server/testing/test-store';
import { seedDemo } from '../seed-demo';
import { shopRoutes } from './shop-routes';

let store: TestStore;
let server: TestServer;
let product: EntityConfig;
let configs: readonly EntityConfig[];

beforeAll(async () => {
  const loaded = await loadConfigs('entity-configs');
  const found = loaded.configs.find(({ name }) => name === 'product');
  if (!found) throw new Error('There is no product.json.');
  product = found;
  configs = [product];
  store = await openTestStore(product);
  await seedDemo(store, configs);
  server = await startTestServer({
    database: store.db,
    publicRoutes: [shopRoutes({ store, configs: () => configs })],
  });
});
afterAll(async () => {
  await server.app.close();
  await store.close();
});

const open = (path: string) => server.visitor().get(path, { accept: 'text/html' });

describe('the public page of a wallpaper', () => {
  test('shows everybody its pictures, name, price and description', async () => {
    const answer = await open('/in/kamal-kunj-pichwai-in-ivory-gold');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('<h1>Kamal Kunj Pichwai in Ivory Gold</h1>');
    expect(answer.body).toContain('src="/images/wallpapers/WP-0001.jpg"');
    expect(answer.body).toContain('src="/images/rooms/WP-0001.jpg"');
    expect(answer.body).toContain('₹110 per sq. ft.');
    expect(answer.body).toContain('<meta name="robots" content="index, follow">');
    expect(answer.body).toMatch(/<meta name="description" content="[^"]{50,}">/);
  });

  test('runs under the application’s strict policy: no inline style, no script', async () => {
    const answer = await open('/in/kamal-kunj-pichwai-in-ivory-gold');
    expect(answer.headers['content-security-policy']).toContain("style-src 'self'");
    expect(answer.body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
    const [, style = ''] = /rel="stylesheet" href="([^"]+)"/.exec(answer.body) ?? [];
    const sheet = await open(style);
    expect(sheet.statusCode).toBe(200);
    expect(sheet.headers['content-type']).toContain('text/css');
  });

  test('has the address and the texts that staff have given its wallpaper', async () => {
    const changes = { slug: 'a-new-name', name: 'A <b>new</b> & "bold" name', followIndex: null };
    await updateRow(store, product, null, { id: 3, ...changes });
    const moved = await open('/in/a-new-name');
    expect(moved.statusCode).toBe(200);
    expect(moved.body).toContain('<h1>A &#60;b&#62;new&#60;/b&#62; &#38; &#34;bold&#34; name</h1>');
    expect((await open('/in/willow-trail-in-sage-leaf')).statusCode).toBe(404);
  });

  test('has no pictures of a wallpaper that the demo did not draw', async () => {
    await addRow(store, product, null, {
      wpId: 'X-1',
      name: 'Own Picture',
      slug: 'own-picture',
    });
    const answer = await open('/in/own-picture');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain('<img');
  });

  test.each(['/in/no-such-thing', '/in/%3Cscript%3E', "/in/'%20or%201=1", '/in/..%2f..%2fetc'])(
    'is a 404 page for a slug that nothing has: %s',
    async (path) => {
      const answer = await open(path);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.body).toContain('We don’t have this wallpaper');
    },
  );

  test('is a 404 page if the entity files have no wallpapers, or none with a slug', async () => {
    const before = configs;
    configs = [];
    expect((await open('/in/kamal-kunj-pichwai-in-ivory-gold')).statusCode).toBe(404);
    configs = [entityConfig({ name: 'product', fields: [{ name: 'name', type: 'text' }] })];
    expect((await open('/in/kamal-kunj-pichwai-in-ivory-gold')).statusCode).toBe(404);
    configs = before;
  });
});

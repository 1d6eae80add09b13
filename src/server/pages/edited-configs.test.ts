import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { liveConfigs } from '../live-configs/live-configs';
import { servePages } from './pages';

test('the page has an edited entity file after the next reload, even while the file is being written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'paperhanger-edited-'));
  const write = (label: string) =>
    writeFile(
      join(folder, 'supplier.json'),
      JSON.stringify({ label, fields: [{ name: 'notes', type: 'text' }] }),
    );
  await writeFile(join(folder, 'index.html'), '<html><head></head></html>');
  await write('Supplier');

  const app = fastify();
  const configs = liveConfigs({
    folder,
    keptFolder: join(folder, 'kept'),
    adopt: async () => {},
    onReport() {},
    onFailure() {},
    finishPublishing: async () => {},
    onAdopted: async () => {},
  });
  await configs.load();
  await servePages(app, folder, configs);
  const open = () => app.inject({ url: '/supplier', headers: { accept: 'text/html' } });
  const before = await open();
  expect(before.body).toContain('"label":"Supplier"');
  expect((await open()).headers.etag).toBe(before.headers.etag);

  // Some editors remove a file before they write it again.
  await rm(join(folder, 'supplier.json'));
  const opening = open();
  await write('Wholesaler');
  const after = await opening;
  expect(after.body).toContain('"label":"Wholesaler"');
  expect(after.headers.etag).not.toBe(before.headers.etag);
  await app.close();
  await rm(folder, { recursive: true });
});

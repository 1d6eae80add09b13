import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jsonSchemaText } from './json-schema';
import { loadConfigs } from './load-configs';
import { referenceText } from './reference';

const shipped = new URL('../../entity-configs/', import.meta.url);
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'configs-'));
});
afterEach(() => rm(folder, { recursive: true }));

function entity(name: string, more = {}) {
  const file = { name, label: name, fields: [{ name: 'a', type: 'text' }], ...more };
  return writeFile(join(folder, `${name}.json`), JSON.stringify(file));
}

describe('loadConfigs', () => {
  it('finds nothing wrong with the entities of the shop', async () => {
    const { configs, faults } = await loadConfigs(shipped.pathname);
    expect(faults).toEqual([]);
    expect(configs.map(({ name }) => name)).toContain('installer');
  });

  it('gives entities in the order of their navigation, without schema.json', async () => {
    await entity('zebra', { navigation: { order: 1 } });
    await entity('apple', { navigation: { order: 2 } });
    await writeFile(join(folder, 'schema.json'), '{}');
    expect((await loadConfigs(folder)).configs.map(({ name }) => name)).toEqual(['zebra', 'apple']);
  });

  it('reports the faults of all files and keeps the good ones', async () => {
    await entity('good');
    await entity('one', { pageSize: 0 });
    await writeFile(join(folder, 'two.json'), '{');
    const { configs, faults } = await loadConfigs(folder);
    expect(configs.map(({ name }) => name)).toEqual(['good']);
    expect(new Set(faults.map(({ file }) => file.split('/')[1]))).toEqual(
      new Set(['one.json', 'two.json']),
    );
  });

  it('refuses two entities at one address, and the address of another screen', async () => {
    await entity('first', { route: '/shared' });
    await entity('second', { route: '/shared', endpoint: '/api/first' });
    await entity('third', { route: '/login' });
    const { faults } = await loadConfigs(folder);
    expect(faults.map(({ path }) => path).sort()).toEqual(['endpoint', 'route', 'route']);
  });

  it('refuses the names and paths of screens that are no entities', async () => {
    await entity('review', { route: '/opinions', endpoint: '/api/opinions' });
    await entity('parcel', { endpoints: { update: '/api/orders/update' } });
    const { faults } = await loadConfigs(folder);
    expect(faults.map(({ file, path }) => [file.split('/')[1], path])).toEqual([
      ['parcel.json', 'endpoint'],
      ['review.json', 'name'],
    ]);
  });

  it('says so when there is no folder or no file', async () => {
    expect((await loadConfigs(join(folder, 'none'))).faults).toHaveLength(1);
    expect((await loadConfigs(folder)).faults).toHaveLength(1);
  });
});

describe.each([
  ['schema.json', jsonSchemaText],
  ['REFERENCE.md', referenceText],
])('%s', (file, text) => {
  it('is up to date (npm run schema writes it)', async () => {
    const isUpToDate = (await readFile(new URL(file, shipped), 'utf8')) === text();
    expect(isUpToDate, `entity-configs/${file} is out of date`).toBe(true);
  });
});

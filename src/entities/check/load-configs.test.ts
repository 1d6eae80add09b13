import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { jsonSchemaText, referenceText } from '../generated-files';
import { loadConfigs } from './load-configs';

const shipped = new URL('../../../entity-configs/', import.meta.url);
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
  test('finds no problems in the shipped entities', async () => {
    const { configs, problems } = await loadConfigs(fileURLToPath(shipped));
    expect(problems).toEqual([]);
    expect(configs.map(({ name }) => name)).toContain('installer');
  });

  test('returns entities in navigation order, without schema.json', async () => {
    await entity('zebra', { navigation: { order: 1 } });
    await entity('apple', { navigation: { order: 2 } });
    await writeFile(join(folder, 'schema.json'), '{}');
    expect((await loadConfigs(folder)).configs.map(({ name }) => name)).toEqual(['zebra', 'apple']);
  });

  test('reports the problems of all files and returns the valid ones', async () => {
    await entity('good');
    await entity('one', { pageSize: 0 });
    await writeFile(join(folder, 'two.json'), '{');
    const { configs, problems } = await loadConfigs(folder);
    expect(configs.map(({ name }) => name)).toEqual(['good']);
    expect(new Set(problems.map(({ file }) => file.split('/')[1]))).toEqual(
      new Set(['one.json', 'two.json']),
    );
  });

  test('rejects two entities with one address, and the address of another screen', async () => {
    await entity('first', { route: '/shared' });
    await entity('second', { route: '/shared', endpoint: '/api/first' });
    await entity('third', { route: '/login' });
    const { problems } = await loadConfigs(folder);
    expect(problems.map(({ path }) => path).sort()).toEqual(['endpoint', 'route', 'route']);
  });

  test('rejects names and paths of hand-written screens', async () => {
    await entity('review', { route: '/opinions', endpoint: '/api/opinions' });
    await entity('parcel', { endpoints: { update: '/api/orders/update' } });
    const { problems } = await loadConfigs(folder);
    expect(problems.map(({ file, path }) => [file.split('/')[1], path])).toEqual([
      ['parcel.json', 'endpoint'],
      ['review.json', 'name'],
    ]);
  });

  test('reports a missing folder and a folder without files', async () => {
    expect((await loadConfigs(join(folder, 'none'))).problems).toHaveLength(1);
    expect((await loadConfigs(folder)).problems).toHaveLength(1);
  });
});

describe.each([
  ['schema.json', jsonSchemaText],
  ['REFERENCE.md', referenceText],
])('%s', (file, text) => {
  test('is up to date (npm run schema writes it)', async () => {
    const isUpToDate = (await readFile(new URL(file, shipped), 'utf8')) === text();
    expect(isUpToDate, `entity-configs/${file} is out of date`).toBe(true);
  });
});

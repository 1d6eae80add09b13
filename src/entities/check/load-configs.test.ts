import { mkdir, mkdtemp, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  jsonSchemaText,
  referenceText,
  rolesSchemaText,
  sharedSchemaText,
} from '../generated-files';
import { loadConfigs } from './load-configs';

const shipped = new URL('../../../entity-configs/', import.meta.url);
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'configs-'));
});
afterEach(() => rm(folder, { recursive: true }));

function entity(name: string, more = {}) {
  const file = { label: name, fields: [{ name: 'a', type: 'text' }], ...more };
  return writeFile(join(folder, `${name}.json`), JSON.stringify(file));
}

describe('loadConfigs', () => {
  test('finds no problems in the shipped entities', async () => {
    const { configs, problems } = await loadConfigs(fileURLToPath(shipped));
    expect(problems).toEqual([]);
    expect(configs.map(({ name }) => name)).toContain('installer');
  });

  test('returns entities in navigation order, without schemas and roles', async () => {
    await entity('zebra', { navigation: { order: 1 } });
    await entity('apple', { navigation: { order: 2 } });
    for (const file of ['schema.json', 'roles.schema.json', 'roles.json'])
      await writeFile(join(folder, file), '{ "owner": "all" }');
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

  test('does not read files that are too large', async () => {
    await entity('good');
    await writeFile(join(folder, 'big.json'), ' '.repeat(256 * 1024 + 1));
    const { problems } = await loadConfigs(folder);
    const reason = 'This file is too large: an entity file can have at most 256 kB.';
    expect(problems).toMatchObject([{ file: `${basename(folder)}/big.json`, line: 1, reason }]);
  });

  test('rejects an address that two entities share, and the address of another screen', async () => {
    await entity('first', { route: '/shared' });
    await entity('second', { route: '/shared', endpoint: '/api/first' });
    await entity('third', { route: '/login' });
    const { problems } = await loadConfigs(folder);
    expect(problems.map(({ path }) => path).sort()).toEqual(['endpoint', 'route', 'route']);
  });

  test('rejects names and paths of hand-written screens', async () => {
    await entity('review', { route: '/opinions', endpoint: '/api/opinions' });
    await entity('parcel', { endpoints: { update: '/api/orders/update' } });
    // The orders' table has this name.
    await entity('orders', { route: '/purchases', endpoint: '/api/purchases' });
    const { problems } = await loadConfigs(folder);
    expect(problems.map(({ file, path }) => [file.split('/')[1], path])).toEqual([
      ['orders.json', ''],
      ['parcel.json', 'endpoints.update'],
      ['review.json', ''],
    ]);
  });

  test.each(['/livez', '/READYZ', '/api/things', '/images', '/Order', '/otp'])(
    'rejects the address %s, which is taken',
    async (route) => {
      await entity('thing', { route });
      expect((await loadConfigs(folder)).problems.map(({ path }) => path)).toEqual(['route']);
    },
  );

  test.each(['/logout', '/verifyOTP', '/api/pdf/fetch', '/api/user', '/Invoices/x'])(
    'rejects the request path %s, which is taken',
    async (path) => {
      await entity('thing', { endpoints: { update: path } });
      expect((await loadConfigs(folder)).problems.map(({ path }) => path)).toEqual([
        'endpoints.update',
      ]);
    },
  );

  test('rejects a path that two calls share, of one entity or two, with the line of the other call', async () => {
    await entity('first', { endpoints: { add: '/api/first/save', update: '/api/first/save' } });
    await entity('second', { endpoints: { remove: '/api/FIRST/fetch' } });
    const { problems } = await loadConfigs(folder);
    expect(problems.map(({ file, path, reason }) => [basename(file), path, reason])).toEqual([
      [
        'first.json',
        'endpoints.update',
        '"endpoints.add" on line 1 has the path /api/first/save too. Give each its own.',
      ],
      [
        'second.json',
        'endpoints.remove',
        'first.json, line 1, has the path /api/first/fetch, which differs only in case. Change one of them.',
      ],
    ]);
  });

  test('reports a conflict in the file that was changed last', async () => {
    await entity('zebra', { route: '/shared' });
    await utimes(join(folder, 'zebra.json'), new Date(2020, 1), new Date(2020, 1));
    await entity('apple', { route: '/shared' });
    const { problems } = await loadConfigs(folder);
    expect(problems.map(({ file }) => basename(file))).toEqual(['apple.json']);
  });

  test.each([
    ['UTF-16', Buffer.from('\ufeff{ "name": "x" }', 'utf16le')],
    ['Windows-1252', Buffer.from('{ "name": "thing",\n "label": "Caf\u00e9" }', 'latin1')],
  ])('reports a file in %s once, and how to save it', async (_, bytes) => {
    await writeFile(join(folder, 'thing.json'), bytes);
    const { problems } = await loadConfigs(folder);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.reason).toContain('UTF-8');
  });

  test('reports a folder and a dead link that are named like an entity', async () => {
    await mkdir(join(folder, 'one.json'));
    await symlink(join(folder, 'nowhere'), join(folder, 'two.json'));
    const { problems } = await loadConfigs(folder);
    expect(problems.map(({ reason }) => reason)).toEqual([
      'This is a folder. Give it a name that doesn’t end in .json.',
      'This link leads to a file that doesn’t exist. Remove it.',
    ]);
  });

  test('warns about files that are not read, and about groups whose names differ by a letter', async () => {
    await entity('one', { navigation: { group: 'Sales' } });
    await entity('two', { navigation: { group: 'Sales' } });
    await entity('three', { navigation: { group: 'sales' } });
    for (const name of ['four.JSON', 'five.json.txt', 'six.jsn', 'seven', 'README.md', '.x.json'])
      await writeFile(join(folder, name), '{}');
    await mkdir(join(folder, 'more'));
    await writeFile(join(folder, 'more', 'eight.json'), '{}');
    const { problems, warnings } = await loadConfigs(folder);
    expect(problems).toEqual([]);
    expect(warnings.map(({ file }) => basename(file)).sort()).toEqual([
      '.x.json',
      'eight.json',
      'five.json.txt',
      'four.JSON',
      'seven',
      'six.jsn',
      'three.json',
    ]);
  });

  test.each([
    ['role.json', 'roles.json', { owner: 'all' }],
    ['Roles.json', 'roles.json', { owner: 'all' }],
    ['sharedFields.json', 'shared-fields.json', { slug: { type: 'slug' } }],
  ])('says that %s was probably meant to be %s', async (file, right, value) => {
    await writeFile(join(folder, file), JSON.stringify(value));
    const { problems } = await loadConfigs(folder);
    expect(problems).toMatchObject([
      { path: '', reason: expect.stringContaining(`Rename it to ${right}.`) },
    ]);
  });

  test('reports a missing folder and a folder without files', async () => {
    expect((await loadConfigs(join(folder, 'none'))).problems).toHaveLength(1);
    expect((await loadConfigs(folder)).problems).toHaveLength(1);
  });
});

describe.each([
  ['schema.json', jsonSchemaText],
  ['roles.schema.json', rolesSchemaText],
  ['shared-fields.schema.json', sharedSchemaText],
  ['REFERENCE.md', referenceText],
])('%s', (file, text) => {
  test('is up to date (npm run schema writes it)', async () => {
    const written = await readFile(new URL(file, shipped), 'utf8');
    const isUpToDate = written === text(written);
    expect(isUpToDate, `entity-configs/${file} is out of date`).toBe(true);
  });
});

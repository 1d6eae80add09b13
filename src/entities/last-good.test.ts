import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { configsInUse, inUseReport, keepFiles } from './last-good';
import { readText, writeWhole } from './whole-files';

let folder: string;
let kept: string;

beforeEach(async () => {
  [folder, kept] = [
    await mkdtemp(join(tmpdir(), 'files-')),
    await mkdtemp(join(tmpdir(), 'kept-')),
  ];
  await write('coupon', { label: 'Coupon', fields: [{ name: 'a', type: 'text' }] });
});
afterEach(async () => {
  for (const one of [folder, kept]) await rm(one, { recursive: true, force: true });
});

const write = (name: string, value: unknown) =>
  writeFile(join(folder, `${name}.json`), JSON.stringify(value));
const keep = async () =>
  keepFiles(kept, (await configsInUse(folder, kept))?.fileTexts ?? new Map());

describe('roles with problems', () => {
  const roles = { sales: { coupon: 'all' }, owner: 'all' };

  test('apply as in their last good version', async () => {
    await write('roles', roles);
    await keep();
    await write('roles', { ...roles, sales: { cupon: 'all' } });
    const found = await configsInUse(folder, kept);
    expect(found?.roles).toEqual(roles);
    expect(inUseReport(found?.problems ?? [], found?.fileTexts ?? new Map())).toContain(
      'roles.json, line 1: its last good version stays in use.',
    );
  });

  test('grant no one any rights if no version was ever valid', async () => {
    await keep();
    await write('roles', { sales: { cupon: 'all' } });
    const found = await configsInUse(folder, kept);
    expect(found?.roles).toEqual({});
    expect(found?.configs.map(({ name }) => name)).toEqual(['coupon']);
    expect(inUseReport(found?.problems ?? [], found?.fileTexts ?? new Map())).toContain(
      'roles.json, line 1: it is not used, and no one will have any rights after a restart.',
    );
  });

  describe('when the files fit together only in their last good versions', () => {
    /** Breaks a file, and adds one that needs what its last good version lacks. */
    const contradict = async () => {
      await write('coupon', { fields: [{ name: 'code', type: 'text' }] });
      const field = { name: 'coupon', type: 'reference', to: 'coupon', key: 'code' };
      await write('sale', { label: 'Sale', fields: [field] });
      expect((await configsInUse(folder, kept))?.configs).toHaveLength(1);
    };

    test('are those of a new valid file', async () => {
      await keep();
      await write('roles', roles);
      await contradict();
      expect((await configsInUse(folder, kept))?.roles).toEqual(roles);
    });

    test('are those of a changed valid file', async () => {
      await write('roles', { sales: 'all' });
      await keep();
      await write('roles', roles);
      await contradict();
      expect((await configsInUse(folder, kept))?.roles).toEqual(roles);
    });

    test('are the last good ones of a removed file', async () => {
      await write('roles', roles);
      await keep();
      await rm(join(folder, 'roles.json'));
      await contradict();
      expect((await configsInUse(folder, kept))?.roles).toEqual(roles);
    });
  });

  test('stay in use when an entity file is broken, and end with their file', async () => {
    await write('roles', roles);
    await keep();
    await write('coupon', { name: 'coupon' });
    expect((await configsInUse(folder, kept))?.roles).toEqual(roles);
    await write('coupon', { label: 'C', fields: [{ name: 'a', type: 'text' }] });
    await rm(join(folder, 'roles.json'));
    expect((await configsInUse(folder, kept))?.roles).toBeUndefined();
    await keep();
    await write('coupon', { name: 'coupon' });
    expect((await configsInUse(folder, kept))?.roles).toBeUndefined();
  });
});

test('the heading of the report names the line that makes a file unreadable', async () => {
  await keep();
  const file =
    '{\n  "label": "Coupon",\n  "pageSize": 0,\n  "fields": [\n    { "name": "a" "type": "text" }\n  ]\n}';
  await writeFile(join(folder, 'coupon.json'), file);
  const found = await configsInUse(folder, kept);
  expect(found?.problems.map(({ line }) => line)).toEqual([3, 5]);
  expect(inUseReport(found?.problems ?? [], found?.fileTexts ?? new Map())).toContain(
    'coupon.json, line 5: its last good version stays in use.',
  );
});

test.each([
  ['is gone', () => rm(folder, { recursive: true })],
  [
    'is a file',
    async () => {
      await rm(folder, { recursive: true });
      await writeFile(folder, '');
    },
  ],
])('while the folder %s, the last good versions of all files are in use', async (_, spoil) => {
  await keep();
  await spoil();
  const found = await configsInUse(folder, kept);
  expect(found?.configs.map(({ name }) => name)).toEqual(['coupon']);
  expect(await readText(join(folder, 'coupon.json'))).toBeNull();
  expect(inUseReport(found?.problems ?? [], found?.fileTexts ?? new Map())).toContain(
    `${basename(folder)}: the last good versions of its files stay in use.`,
  );
});

test('a last good version is used even if it has the keys of an earlier release', async () => {
  const old = { name: 'coupon', label: 'Old', fields: [{ name: 'a', type: 'text' }] };
  const columns = [{ field: 'a', searchable: true }];
  await writeFile(join(kept, 'coupon.json'), JSON.stringify({ ...old, columns }));
  await write('coupon', { ...old, columns });
  const found = await configsInUse(folder, kept);
  expect(found?.problems).toMatchObject([{ path: 'name' }]);
  expect(found?.configs).toMatchObject([
    { label: 'Old', columns: [{ field: 'a', searchable: true, sortable: false }] },
  ]);
});

test('a file that can’t be written leaves no partial copy beside it', async () => {
  await mkdir(join(kept, 'coupon.json', 'taken'), { recursive: true });
  await expect(writeWhole(join(kept, 'coupon.json'), '{}')).rejects.toThrow();
  expect(await readdir(kept)).toEqual(['coupon.json']);
});

test('a file that two servers write at once has the whole text of one of them', async () => {
  const file = join(kept, 'coupon.json');
  const both = ['a', 'b'].map((letter) => letter.repeat(100_000));
  for (let round = 0; round < 20; round += 1) {
    await Promise.all(both.map((text) => writeWhole(file, text)));
    expect(both).toContain(await readText(file));
  }
  expect(await readdir(kept)).toEqual(['coupon.json']);
});

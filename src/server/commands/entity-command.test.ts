import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadConfigs } from '../../entities/check/load-configs';
import { entityCommand } from './entity-command';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'entity-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a new entity has a file that is right as it is', async () => {
  expect(await entityCommand(['new', 'paintSupplier'], folder)).toMatch(/paintSupplier\.json/);
  const { configs, problems } = await loadConfigs(folder);
  expect(problems).toEqual([]);
  expect(configs[0]).toMatchObject({ labelPlural: 'Paint Suppliers', route: '/paintSupplier' });
});

test('a file that is there already stays as it is', async () => {
  await entityCommand(['new', 'supplier'], folder);
  const before = await readFile(join(folder, 'supplier.json'), 'utf8');
  await expect(entityCommand(['new', 'supplier'], folder)).rejects.toThrow('already');
  expect(await readFile(join(folder, 'supplier.json'), 'utf8')).toBe(before);
});

test.each([[], ['new'], ['old', 'x'], ['new', 'a', 'b']])(
  '%j is not understood',
  async (...args) => {
    await expect(entityCommand(args, folder)).rejects.toThrow('Usage');
  },
);

test.each(['Supplier', '../supplier', '9lives', 'my-supplier'])(
  'refuses the name %s',
  async (name) => {
    await expect(entityCommand(['new', name], folder)).rejects.toThrow('lowercase letter');
    expect((await loadConfigs(folder)).configs).toEqual([]);
  },
);

test.each(['order', 'review', 'livez'])('refuses the name %s, which is taken', async (name) => {
  await expect(entityCommand(['new', name], folder)).rejects.toThrow('Choose another');
});

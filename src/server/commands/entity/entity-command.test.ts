import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadConfigs } from '../../../entities/check/load-configs';
import { entityCommand } from './entity-command';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'entity-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a new entity’s file is valid without edits', async () => {
  expect(await entityCommand(['new', 'paintSupplier'], folder)).toMatch(/paintSupplier\.json/);
  const { configs, problems } = await loadConfigs(folder);
  expect(problems).toEqual([]);
  expect(configs[0]).toMatchObject({ labelPlural: 'Paint Suppliers', route: '/paintSupplier' });
});

test('an existing file stays unchanged', async () => {
  await entityCommand(['new', 'supplier'], folder);
  const before = await readFile(join(folder, 'supplier.json'), 'utf8');
  await expect(entityCommand(['new', 'supplier'], folder)).rejects.toThrow('already');
  expect(await readFile(join(folder, 'supplier.json'), 'utf8')).toBe(before);
});

test('a new entity is in the last group of the menu, or in the given one', async () => {
  for (const [name, order] of [
    ['sales', 1],
    ['stock', 9],
  ] as const) {
    const navigation = { group: `The ${name}`, order };
    const fields = [{ name: 'a', type: 'text' }];
    const text = JSON.stringify({ label: name, navigation, fields });
    await writeFile(join(folder, `${name}.json`), text);
  }
  await entityCommand(['new', 'lead'], folder);
  await entityCommand(['new', 'shop', '--group', 'The sales'], folder);
  const { configs } = await loadConfigs(folder);
  const groupOf = (wanted: string) => configs.find(({ name }) => name === wanted)?.navigation.group;
  expect([groupOf('lead'), groupOf('shop')]).toEqual(['The stock', 'The sales']);
});

test('the examples are listed, each with what it is for', async () => {
  const said = await entityCommand(['use'], folder);
  expect(said).toMatch(/^ {2}zone +Delivery Zones: Where the shop delivers/m);
  expect(said.split('\n')).toHaveLength(6);
});

test.each([
  [],
  ['new'],
  ['old', 'x'],
  ['new', 'a', 'b'],
  ['use', 'zone', '--group', 'Sales'],
  ['new', 'zone', '--with-rows'],
  ['new', 'zone', '--groups', 'x'],
])('%j is not understood', async (...args) => {
  await expect(entityCommand(args, folder)).rejects.toThrow('Usage');
});

test.each(['Supplier', '../supplier', '9lives', 'my-supplier'])(
  'rejects the name %s',
  async (name) => {
    await expect(entityCommand(['new', name], folder)).rejects.toThrow('lowercase letter');
    expect((await loadConfigs(folder)).configs).toEqual([]);
  },
);

test.each(['order', 'review', 'livez'])('rejects the name %s, which is taken', async (name) => {
  await expect(entityCommand(['new', name], folder)).rejects.toThrow('Choose another');
});

test('an example is copied with the examples that it refers to', async () => {
  for (const file of ['product.json', 'shared-fields.json'])
    await copyFile(join('entity-configs', file), join(folder, file));
  expect(await entityCommand(['use', 'stock'], folder)).toMatch(/stock\.json and .*supplier\.json/);
  const { configs, problems, warnings } = await loadConfigs(folder);
  expect([...problems, ...warnings]).toEqual([]);
  expect(configs.map(({ name }) => name).sort()).toEqual(['product', 'stock', 'supplier']);
});

test('an example that is in use, is unknown or refers to what is missing changes nothing', async () => {
  await expect(entityCommand(['use', 'stock'], folder)).rejects.toThrow('no entity "product"');
  await expect(entityCommand(['use', 'stok'], folder)).rejects.toThrow('supplier');
  await entityCommand(['use', 'supplier'], folder);
  await expect(entityCommand(['use', 'supplier'], folder)).rejects.toThrow('already');
  expect((await loadConfigs(folder)).configs).toHaveLength(1);
});

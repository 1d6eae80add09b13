import { mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadConfigs } from './load-configs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'targets-'));
});
afterEach(() => rm(folder, { recursive: true }));

const SUPPLIER = [
  { name: 'name', type: 'text' },
  { name: 'code', type: 'text', unique: true },
];

async function problemsOf(reference: object, fields: readonly object[] = SUPPLIER) {
  const write = (name: string, label: string, fields: readonly object[]) =>
    writeFile(join(folder, `${name}.json`), JSON.stringify({ label, fields }, null, 2));
  await write('supplier', 'Maker', fields);
  await write('stock', 'Stock', [{ name: 'by', type: 'reference', ...reference }]);
  const { problems, configs } = await loadConfigs(folder);
  return { configs, problems: problems.filter(({ file }) => file.endsWith('stock.json')) };
}

test.each([
  [{ to: 'suplier' }, 'fields[0].to', 'supplier'],
  [{ to: 'Maker' }, 'fields[0].to', 'supplier'],
  [{ to: 'zebra' }, 'fields[0].to', undefined],
  [{ to: 'supplier', key: 'cod' }, 'fields[0].key', 'code'],
  [{ to: 'supplier', key: 'name' }, 'fields[0].key', undefined],
])('%j is reported once, at its line', async (reference, path, suggestion) => {
  const { problems } = await problemsOf(reference);
  expect(problems).toMatchObject([{ path, suggestion, line: 'key' in reference ? 8 : 7 }]);
});

test.each([
  [{ to: 'suplier', key: 'name' }, 'to', 'supplier'],
  [{ to: 'Maker', key: 'name' }, 'to', 'supplier'],
  [{ to: 'supplier', key: 'nam' }, 'key', 'name'],
  [{ to: 'supplier', key: 'Shop City' }, 'key', 'city'],
  [{ to: 'supplier', key: 'logo' }, 'key', undefined],
  [{ to: 'supplier', key: 'active' }, 'key', undefined],
])('choices from %j are reported once, at their line', async (optionsFrom, key, suggestion) => {
  const { problems } = await problemsOf({ type: 'select', optionsFrom }, [
    ...SUPPLIER,
    { name: 'city', label: 'Shop City', type: 'text' },
    { name: 'logo', type: 'image' },
    { name: 'active', type: 'boolean' },
  ]);
  const line = key === 'to' ? 8 : 9;
  expect(problems).toMatchObject([{ path: `fields[0].optionsFrom.${key}`, suggestion, line }]);
});

test.each([
  [{ options: [{ value: 1, label: 'One' }] }, 'optionsFrom', 'not both'],
  [{ optionsFrom: undefined }, 'options', 'The key "options" is missing.'],
  [{ optionsFrom: undefined, width: 'x' }, 'options', 'The key "options" is missing.'],
])('%j has choices twice or not at all', async (keys, key, reason) => {
  const optionsFrom = { to: 'supplier', key: 'name' };
  const { problems } = await problemsOf({ type: 'select', optionsFrom, ...keys });
  expect(problems).toContainEqual(
    expect.objectContaining({
      path: expect.stringContaining(key),
      reason: expect.stringContaining(reason),
    }),
  );
});

test('fields can refer to orders by their number', async () => {
  const { configs, problems } = await problemsOf({ to: 'order', key: 'orderId' });
  expect(problems).toEqual([]);
  const target = { title: { name: 'orderId' }, route: '/order', path: '/api/orders/fetch' };
  expect(configs.find(({ name }) => name === 'stock')?.targets).toMatchObject([target]);
});

test('a file order.json is one problem, even if fields refer to orders', async () => {
  const order = { label: 'Order', fields: SUPPLIER };
  await writeFile(join(folder, 'order.json'), JSON.stringify(order));
  await problemsOf({ to: 'order', key: 'orderId' });
  const { problems } = await loadConfigs(folder);
  expect(problems.map(({ reason }) => reason)).toEqual([
    expect.stringContaining('The name order is reserved.'),
  ]);
});

test('an entity in a file with mistakes is not missing', async () => {
  const { problems } = await problemsOf({ to: 'supplier' }, [{ name: 'name', type: 'txt' }]);
  expect(problems).toEqual([]);
});

test('a reference is linked to its entity, and the entity to what refers to it', async () => {
  const { configs } = await problemsOf({ to: 'supplier', key: 'code' });
  const [supplier, stock] = configs.sort((a, b) => b.name.localeCompare(a.name));
  expect(supplier?.usedBy).toMatchObject([{ name: 'stock', key: 'code' }]);
  expect(stock?.targets).toMatchObject([{ field: 'by', title: { name: 'name' } }]);
  expect(stock?.fields[0]?.target).toMatchObject({ route: '/supplier', isSearchable: true });
});

test('references to a field that is wrong now are one problem, in its file, if that was changed last', async () => {
  const { configs } = await problemsOf({ to: 'supplier', key: 'code' });
  expect(configs).toHaveLength(2);
  const before = new Date('2025-01-01');
  await utimes(join(folder, 'stock.json'), before, before);
  const change = async (...fields: readonly object[]) => {
    const supplier = { label: 'Maker', fields };
    await writeFile(join(folder, 'supplier.json'), JSON.stringify(supplier, null, 2));
    const { problems } = await loadConfigs(folder);
    return problems.map(({ file, path, reason }) => `${file.split('/').at(-1)} ${path} ${reason}`);
  };
  expect(await change({ name: 'code', type: 'text' })).toEqual([
    'supplier.json fields[0].name stock.json, line 8, refers to "code". "code" can’t identify Makers, because it is not unique. Change it there, or undo the change here.',
  ]);
  expect(await change({ name: 'number', type: 'text', unique: true })).toEqual([
    'supplier.json fields stock.json, line 8, refers to "code". Makers have no field "code". Change it there, or undo the change here.',
  ]);
  const lead = {
    label: 'Lead',
    fields: [{ name: 'by', type: 'reference', to: 'supplier', key: 'code' }],
  };
  await writeFile(join(folder, 'lead.json'), JSON.stringify(lead, null, 2));
  await utimes(join(folder, 'lead.json'), before, before);
  expect(
    await change(
      { name: 'name', type: 'text' },
      { name: 'sku', type: 'text', unique: true, was: 'code' },
    ),
  ).toEqual([
    'supplier.json fields[1].name lead.json, line 8, and stock.json, line 8, refer to "code". Makers have no field "code". Change them there, or undo the change here.',
  ]);
});

test.each([
  ['id', 'Without "key", rows are referred to by their id. Remove "key".'],
  ['proof', '"proof" can’t identify Makers, because it is stored encrypted.'],
])('the key %s is rejected for the right reason', async (key, reason) => {
  const { problems } = await problemsOf({ to: 'supplier', key }, [
    ...SUPPLIER,
    { name: 'proof', type: 'aadhaar', unique: true },
  ]);
  expect(problems).toEqual([
    expect.objectContaining({ path: 'fields[0].key', reason: expect.stringContaining(reason) }),
  ]);
});

test.each([
  ['reference', { to: 'order' }],
  ['boolean', {}],
  ['image', {}],
  ['aadhaar', {}],
])(
  'is warned of once if rows are referred to by a %s, which doesn’t say what they are',
  async (type, keys) => {
    const self = { name: 'parent', type: 'reference', to: 'supplier' };
    await problemsOf({ to: 'supplier' }, [{ name: 'first', type, ...keys }, ...SUPPLIER, self]);
    const { problems, warnings } = await loadConfigs(folder);
    expect(problems).toEqual([]);
    expect(warnings).toMatchObject([
      {
        file: expect.stringContaining('supplier.json'),
        path: 'fields[0]',
        reason:
          'Other screens show Makers by their first column, but "first" doesn’t say what they are. Put another one first.',
      },
    ]);
  },
);

test('a link to a screen that doesn’t exist is a warning, which suggests a similar one', async () => {
  const to = ['/catalog?category={a}', '/zebra', '/catalogue?category={a}', '/thing', '/studio'];
  const links = to.map((address) => ({ label: address.replace(/\W/g, ''), to: address }));
  const thing = { label: 'Thing', fields: [{ name: 'a', type: 'text' }], links };
  await writeFile(join(folder, 'thing.json'), JSON.stringify(thing));
  const { problems, warnings } = await loadConfigs(folder);
  expect(problems).toEqual([]);
  expect(warnings).toMatchObject([
    {
      path: 'links[0].to',
      reason: 'There is no screen /catalog.',
      suggestion: '/catalogue?category={a}',
    },
    { path: 'links[1].to', reason: 'There is no screen /zebra.', suggestion: undefined },
  ]);
});

test('circular required references are reported once: no first row could be added', async () => {
  const toStock = { name: 'best', type: 'reference', to: 'stock', required: true };
  const reasons = async (reference: object, supplier: object) => {
    await problemsOf(reference, [...SUPPLIER, supplier]);
    const { problems } = await loadConfigs(folder);
    return problems.map(({ path, reason }) => `${path} ${reason.split('.')[0]}`);
  };
  const cycle = 'No first row could be added, because each needs another one:';
  expect(await reasons({ to: 'supplier', required: true }, toStock)).toEqual([
    `fields[0].required ${cycle} stock → supplier → stock`,
  ]);
  expect(await reasons({ to: 'stock', required: true }, SUPPLIER[0] ?? {})).toContainEqual(
    `fields[0].required ${cycle} stock → stock`,
  );
  expect(await reasons({ to: 'supplier' }, toStock)).toEqual([]);
});

test('a file with another name is another entity', async () => {
  await problemsOf({ to: 'supplier' });
  await rename(join(folder, 'supplier.json'), join(folder, 'supplyer.json'));
  const { problems } = await loadConfigs(folder);
  expect(problems).toMatchObject([{ path: 'fields[0].to', suggestion: 'supplyer' }]);
});

test('a wrong reference is reported beside other problems, even if the file is not JSON', async () => {
  const field = '{ "name": "by", "type": "reference", "to": "suplier" }';
  await writeFile(
    join(folder, 'supplier.json'),
    JSON.stringify({ label: 'Supplier', fields: SUPPLIER }),
  );
  const file = `{\n"label": "Stock",\n"pageSize": -1,\n"fields": [\n${field}\n],\n"sort": "by"`;
  for (const end of ['}', ',}']) {
    await writeFile(join(folder, 'stock.json'), `${file}\n${end}`);
    const { problems } = await loadConfigs(folder);
    expect(problems.filter(({ path }) => path !== '')).toMatchObject([
      { path: 'pageSize', line: 3 },
      { path: 'fields[0].to', line: 5, suggestion: 'supplier' },
    ]);
  }
});

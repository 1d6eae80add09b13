import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CellValue, writeCsv } from 'hucre/csv';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seedDemo } from '../../../demo-shop/seed-demo';
import { loadConfigs } from '../../../entities/check/load-configs';
import type { EntityConfig } from '../../../entities/entity-config';
import { sheetFields } from '../../../spreadsheet/sheet-fields';
import { writeSpreadsheet } from '../../../spreadsheet/testing';
import { allRows, openTestStore } from '../../testing/test-store';
import { entityCommand } from './entity-command';
import { importRows } from './entity-from';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'from-'));
  await mkdir(join(folder, 'configs'));
});
afterEach(() => rm(folder, { recursive: true }));

/** The entity guessed from a file with this content. */
async function guessed(file: string, content: string | Uint8Array) {
  await writeFile(join(folder, file), content);
  const said = await entityCommand(['from', join(folder, file)], join(folder, 'configs'));
  const { configs, problems, warnings } = await loadConfigs(join(folder, 'configs'));
  expect([...problems, ...warnings]).toEqual([]);
  return { said, config: configs[0] };
}

const typesOf = (config: EntityConfig | undefined) =>
  Object.fromEntries(config?.fields.map(({ name, type }) => [name, type]) ?? []);

test('at least nine in ten types of the shipped entities are guessed correctly', async () => {
  const { configs } = await loadConfigs('entity-configs');
  const store = await openTestStore(...configs);
  await seedDemo(store, configs, '2026-11-20');
  const wrong: string[] = [];
  let count = 0;
  for (const config of configs) {
    const rows = await allRows(store, config);
    // An entity that a shop adds has no rows.
    if (rows.length === 0) continue;
    const list = JSON.stringify({ data: rows });
    const samples = [
      [config.fields, 'json', list],
      [sheetFields(config), 'xlsx', await writeSpreadsheet(config, rows)],
    ] as const;
    for (const [fields, ending, content] of samples) {
      const types = typesOf((await guessed(`${config.name}.${ending}`, content)).config);
      await rm(join(folder, 'configs', `${config.name}.json`));
      count += fields.length;
      for (const { name, type } of fields)
        if (types[name] !== type)
          wrong.push(`${config.name}.${ending}: ${name} is ${type}, not ${types[name]}`);
    }
  }
  await store.close();
  console.log(`${count - wrong.length} of ${count} types are right\n${wrong.join('\n')}`);
  expect(1 - wrong.length / count).toBeGreaterThanOrEqual(0.9);
});

const SHEET: CellValue[][] = [
  ['Painters 2026'],
  ['Painter No', 'Name', 'Mobile', 'PIN Code', 'GST', 'Paid', 'Day Rate', 'Team', 'शहर', 'id'],
  ...['A', 'B', 'C', 'D', 'E', 'F'].map((letter, index) => [
    `00${index + 1}`,
    `Painter ${letter}`,
    `+91 98765 4321${index}`,
    `30200${index}`,
    `27AAPFU093${index}F1ZV`,
    index % 2 ? 'Paid' : 'Open',
    1200 + index,
    index % 2 ? 'Red' : 'Blue',
    index === 3 ? '' : 'जयपुर',
    `x${index}`,
  ]),
];

test('a sheet as people really keep it becomes a screen with its rows', async () => {
  const { config, said } = await guessed('painters 2026.csv', writeCsv(SHEET));
  expect(typesOf(config)).toEqual({
    painterNo: 'text',
    name: 'text',
    mobile: 'phone',
    pinCode: 'text',
    gst: 'text',
    paid: 'select',
    dayRate: 'money',
    team: 'select',
    field9: 'text',
    painterId: 'text',
  });
  expect(config?.fields[0]).toMatchObject({ label: 'Painter No', unique: true, required: true });
  expect(config?.actions.bulkUpdate?.key).toBe('painterNo');
  expect(said).toContain('mobile: phone, because every value is an Indian mobile number; required');
});

test('a column without a heading, or with that of another, keeps its values, and the report says so', async () => {
  const rows = [
    ['Asha', '', '560001'],
    ['Ravi', 'Pune', '411001'],
    ['Mina', 'Surat', '395001'],
  ];
  const { config, said } = await guessed('people.csv', writeCsv([['Name', '', 'name'], ...rows]));
  expect(config?.fields.map(({ name, label }) => [name, label])).toEqual([
    ['name', 'Name'],
    ['field2', 'Field2'],
    ['name2', 'Name2'],
  ]);
  expect(said).toContain('its column has no heading');
  expect(said).toContain('another column has the same heading');
});

test('the rows are added as one import, on request', async () => {
  const file = join(folder, 'helper.json');
  await writeFile(file, JSON.stringify({ data: [{ id: 9, name: 'Asha', phone: '9876543210' }] }));
  const store = await openTestStore();
  const said = await entityCommand(
    ['from', file, '--with-rows'],
    join(folder, 'configs'),
    (...rows) => importRows(store, ...rows),
  );
  expect(said).toContain('Added 1 Helper.');
  const { configs } = await loadConfigs(join(folder, 'configs'));
  const rows = await Promise.all(configs.map((config) => allRows(store, config)));
  expect(rows).toMatchObject([[{ name: 'Asha', phone: '9876543210' }]]);
  const imports = store.db.selectFrom('change').where('action', '=', 'import').selectAll();
  expect(await imports.execute()).toMatchObject([
    { account_id: null, username: 'command line', way: 'sheet' },
  ]);
  await store.close();
});

test.each([
  ['rows.txt', 'a', 'must be a spreadsheet'],
  ['rows.json', '[', 'not JSON'],
  ['rows.json', '[\n{"a":1,}\n]', 'line 2. There is an extra comma'],
  ['rows.json', '{"message":"Unauthenticated."}', 'no rows'],
  ['rows.csv', 'a,b\n', 'no rows'],
  ['rows.xlsx', 'PK', '.xlsx'],
  ['rows.csv', new Uint8Array([0x61, 0x0a, 0xe9]), 'UTF-8'],
  ['order.csv', 'a\n1\n', 'Choose another'],
  ['schema.csv', 'a\n1\n', 'The name schema is reserved'],
])('%s with %j writes nothing', async (file, content, reason) => {
  await expect(guessed(file, content)).rejects.toThrow(reason);
  await expect(readFile(join(folder, 'configs', 'rows.json'))).rejects.toThrow();
});

test('a file that can’t be read is not reported as missing', async () => {
  const from = (file: string) => entityCommand(['from', join(folder, file)], folder);
  await expect(from('none.csv')).rejects.toThrow(/There is no file .*none\.csv/);
  await expect(from('configs')).rejects.toThrow('EISDIR');
});

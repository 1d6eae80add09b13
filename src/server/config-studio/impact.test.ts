import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EntityConfig } from '../../entities/entity-config';
import { entityConfig } from '../../entities/testing';
import { addRow } from '../rows/change-row';
import { migrateEntityTables } from '../tables/migrate-entity-tables';
import { asha, openTestStore, type TestStore } from '../testing/test-store';
import { formatImpact } from './format-impact';
import { impactOf } from './impact';

const text = (name: string, more: object = {}) => ({ name, type: 'text', ...more });
const stage = (...values: string[]) => ({
  name: 'stage',
  type: 'select',
  options: values.map((value) => ({ value, label: value.toUpperCase() })),
});
const lead = (...fields: object[]) => entityConfig({ name: 'lead', fields });
const before = lead(text('name'), text('phone'), text('rate'), stage('new', 'won', 'lost'), {
  name: 'proof',
  type: 'aadhaar',
});
let store: TestStore;

beforeAll(async () => {
  store = await openTestStore(before);
  for (let n = 1; n <= 14; n += 1)
    await addRow(store, before, asha, {
      name: n > 12 ? null : `Lead ${n % 10}`,
      phone: n === 1 ? null : `98765432${n + 10}`,
      rate: n % 2 ? `${n}` : 'by the day',
      stage: n === 3 ? 'lost' : 'new',
      proof: n === 1 ? '234123412346' : null,
    });
});
afterAll(() => store.close());

const of = (...after: EntityConfig[]) => impactOf(store, [before], after);
const short = async (after: EntityConfig) =>
  (await of(after)).map(({ kind, field, rows, samples }) => [kind, field, rows, samples.length]);
const others = before.fields;
const without = (...names: string[]) => others.filter(({ name }) => !names.includes(name));

test('a change that concerns no row has no impact', async () => {
  expect(await of(before)).toEqual([]);
  expect(formatImpact([])).toContain('no rows');
  expect(await short(lead(...others.map((field) => ({ ...field, label: 'Other' }))))).toEqual([]);
});

test('each kind of change says how many rows it concerns, and shows ten', async () => {
  const after = lead(
    text('name', { required: true, unique: true, max: 5 }),
    { name: 'rate', type: 'number' },
    stage('new', 'won'),
    { name: 'proof', type: 'aadhaar' },
    text('city', { required: true }),
    text('mobile', { was: 'phone' }),
  );
  expect(await short(after)).toEqual([
    ['unique', 'name', 2, 2],
    ['stricter', 'name', 14, 10],
    ['retyped', 'rate', 7, 7],
    ['stricter', 'stage', 1, 1],
    ['added', 'city', 14, 0],
    ['renamed', 'mobile', 13, 10],
  ]);
  const report = formatImpact(await of(after));
  expect(report).toContain('row 2: “by the day” – becomes empty');
  expect(report).toContain('row 11: “Lead 1” – is the same as in row 1');
  expect(report).toContain('row 3: “LOST” – Stage must be');
  expect(report).toContain('and 3 more');
});

test('the impact names a removed field, and what it seems to have become', async () => {
  const [added, removed] = await of(lead(...without('phone'), text('phoneNo')));
  expect(added).toMatchObject({ kind: 'added', text: expect.stringContaining('"was": "phone"') });
  expect(removed).toMatchObject({ kind: 'removed', field: 'phone', rows: 13 });
  const [misfit] = await of(lead(...without('rate'), { name: 'rates', type: 'number' }));
  expect(misfit).toMatchObject({ kind: 'added', text: expect.not.stringContaining('was') });
  const [proof] = await of(lead(...without('proof')));
  expect(JSON.stringify(proof)).not.toContain('234123412346');
});

test('the impact says what an undone change restores', async () => {
  const other = entityConfig({ name: 'back', fields: [text('name'), text('city')] });
  const number = entityConfig({ name: 'back', fields: [{ name: 'name', type: 'number' }] });
  await migrateEntityTables(store, [other]);
  await addRow(store, other, asha, { name: 'x', city: 'Pune' });
  await migrateEntityTables(store, [number]);
  const [retyped, back] = await impactOf(store, [number], [other]);
  expect(back).toMatchObject({ kind: 'back', field: 'city' });
  expect(retyped?.text).toContain('will be restored');
});

test('a field without earlier values does not count as returning, and earlier values are described by their type', async () => {
  const visit = (...fields: object[]) =>
    entityConfig({ name: 'visit', fields: [text('name'), ...fields] });
  const number = { name: 'floor', type: 'number' };
  const fields = [text('floor'), text('empty'), text('gone')];
  await migrateEntityTables(store, [visit(...fields)]);
  await addRow(store, visit(...fields), asha, { floor: '2', gone: 'x' });
  const now = visit(number);
  await migrateEntityTables(store, [now]);
  const after = visit({ name: 'floor', type: 'email' }, text('empty'), {
    name: 'gone',
    type: 'number',
  });
  const found = await impactOf(store, [now], [after]);
  expect(found.filter(({ kind }) => kind !== 'stricter')).toMatchObject([
    {
      kind: 'retyped',
      text: expect.stringContaining('Its former values as text will be restored'),
    },
    { kind: 'added', field: 'empty' },
    { kind: 'back', text: expect.stringContaining('existed before as text') },
  ]);
});

test('a field that gets its former name back keeps its values', async () => {
  const name = text('person', { was: 'name' });
  const own = { name: 'day', type: 'date' };
  const renamed = entityConfig({ name: 'visitor', fields: [name, own] });
  await migrateEntityTables(store, [renamed]);
  await addRow(store, renamed, asha, { person: 'x', day: '2026-01-31' });
  const other = entityConfig({
    name: 'visitor',
    fields: [text('name'), { name: 'day', type: 'datetime' }],
  });
  expect(await impactOf(store, [renamed], [other])).toMatchObject([
    { kind: 'renamed', field: 'name', rows: 1 },
  ]);
});

test('the impact names entities that are added and removed', async () => {
  const added = entityConfig({ name: 'supplier', fields: [text('name')] });
  expect(await of(added)).toMatchObject([
    { entity: 'lead', kind: 'entityRemoved', rows: 14 },
    { entity: 'supplier', kind: 'entityAdded' },
  ]);
});

test('a bound that depends on another field concerns only the rows that it is for', async () => {
  const bound = (max: object) => lead(...without('rate'), { name: 'rate', type: 'number', ...max });
  const [, stricter] = (await of(bound({ max: { by: 'stage', lost: 2 } }))).filter(
    ({ field }) => field === 'rate',
  );
  expect(stricter).toMatchObject({ kind: 'stricter', rows: 1 });
  expect(stricter?.samples[0]?.result).toBe('Rate must be 2 or less if Stage is “LOST”.');
});

test('a rule concerns only rows that have its field, by the names and conditions of the new config', async () => {
  const shop = (...fields: object[]) => entityConfig({ name: 'shop', fields });
  const showIf = { kind: 'b' };
  const now = shop(text('kind'), text('reason', { showIf }), { name: 'rate', type: 'number' });
  await migrateEntityTables(store, [now]);
  await addRow(store, now, asha, { kind: 'a', rate: 5 });
  await addRow(store, now, asha, { kind: 'b', rate: 5 });
  const stricter = async (...fields: object[]) =>
    (await impactOf(store, [now], [shop(...fields)]))
      .filter(({ kind }) => kind === 'stricter')
      .map(({ field, rows, samples }) => [field, rows, samples[0]?.result]);
  const required = text('reason', { showIf: { sort: 'b' }, required: true });
  const rate = { name: 'rate', type: 'number', max: { by: 'sort', a: 2 } };
  expect(await stricter(text('sort', { was: 'kind' }), required, rate)).toEqual([
    ['reason', 1, 'Reason is required.'],
    ['rate', 1, 'Rate must be 2 or less if Sort is “a”.'],
  ]);
});

test('messages about the impact on one row or value are in the singular', async () => {
  const single = (...fields: object[]) => entityConfig({ name: 'single', fields });
  const now = single(text('name'), text('city'));
  await migrateEntityTables(store, [now]);
  await addRow(store, now, asha, { name: 'Asha', city: 'Pune' });
  const reported = async (...after: EntityConfig[]) =>
    (await impactOf(store, [now], after)).map((one) => one.text);
  expect(await reported()).toEqual([expect.stringContaining('Its 1 row stays')]);
  expect(await reported(single(text('name')))).toEqual([
    expect.stringContaining('Its 1 value stays'),
  ]);
  expect(await reported(single(text('name'), text('town', { was: 'city' })))).toEqual([
    expect.stringContaining('its 1 value is kept'),
  ]);
  expect(await reported(single(text('name', { max: 2 }), text('city')))).toEqual([
    expect.stringContaining('1 row breaks a new rule. It stays'),
  ]);
});

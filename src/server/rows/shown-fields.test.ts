import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { entityConfig } from '../../entities/testing';
import { asha, openTestStore, type TestStore } from '../testing/test-store';
import { addRow, updateRow } from './change-row';

const config = entityConfig({
  fields: [
    {
      name: 'kind',
      type: 'select',
      default: 0,
      options: [
        { value: 0, label: 'Plain' },
        { value: 1, label: 'Gift' },
        { value: 2, label: 'Loan' },
      ],
    },
    { name: 'to', type: 'text', required: true, showIf: { kind: [1, 2] } },
    { name: 'until', type: 'date', default: 'today', showIf: { kind: 2 } },
    { name: 'given', type: 'boolean', showIf: { kind: 1 } },
    { name: 'by', type: 'text', showIf: { given: true } },
    { name: 'code', type: 'text', default: 'new', readOnly: true },
  ],
});

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore(config);
});
afterEach(() => vi.useRealTimers());
afterAll(() => store.close());

const add = (values: object) => addRow(store, config, asha, { ...values });

test('a hidden field is not required, and has no default', async () => {
  expect(await add({ kind: 0 })).toMatchObject({ to: null, until: null, given: null, by: null });
  expect((await add({ kind: 2, to: 'Asha' })).until).toMatch(/^\d{4}-/);
});

test.each([
  [{ kind: 1 }, { to: ['To is required.'] }],
  [{ kind: 0, to: 'Asha' }, { to: ['To must be empty unless Kind is “Gift” or “Loan”.'] }],
  [
    { kind: 2, to: 'Asha', given: true, by: 'Ravi' },
    {
      given: ['Given must be empty unless Kind is “Gift”.'],
      by: ['By must be empty unless Given is “Yes”.'],
    },
  ],
])('%j is rejected', async (values, errors) => {
  await expect(add(values)).rejects.toMatchObject({ status: 422, body: { errors } });
});

test('a change empties the fields that it hides, and requires those that it shows', async () => {
  const row = await add({ kind: 1, to: 'Asha', given: true, by: 'Ravi' });
  const plain = await updateRow(store, config, asha, { ...row, kind: 0 });
  expect(plain).toMatchObject({ kind: 0, to: null, given: null, by: null });
  const { id } = plain;
  await expect(updateRow(store, config, asha, { id, kind: 1 })).rejects.toMatchObject({
    body: { errors: { to: ['To is required.'] } },
  });
  await updateRow(store, config, asha, { id, kind: 1, to: 'Asha' });
});

test('a field that people can only read keeps its value', async () => {
  const { id, code } = await add({});
  expect(code).toBe('new');
  expect(await updateRow(store, config, asha, { id, code: 'new' })).toMatchObject({ version: 1 });
  await expect(updateRow(store, config, asha, { id, code: 'other' })).rejects.toMatchObject({
    body: { errors: { code: ['Code can’t be changed.'] } },
  });
});

const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const rules = entityConfig({
  name: 'offer',
  fields: [
    { name: 'title', type: 'text' },
    {
      name: 'kind',
      type: 'select',
      options: [
        { value: 0, label: 'Amount' },
        { value: 1, label: 'Percentage' },
      ],
    },
    { name: 'off', type: 'number', max: { by: 'kind', 1: 100 }, min: { by: 'kind', 0: 10 } },
    { name: 'day', type: 'date' },
    { name: 'visit', type: 'date', min: 'today' },
    { name: 'note', type: 'text', showIf: { day: { from: 'today' }, off: { is: 'filled' } } },
  ],
});

describe('rules across fields', () => {
  let offers: TestStore;
  beforeAll(async () => {
    offers = await openTestStore(rules);
  });
  afterAll(() => offers.close());
  const offer = (values: object) => addRow(offers, rules, asha, { ...values });

  test.each([
    [{ kind: 1, off: 101 }, { off: ['Off must be 100 or less if Kind is “Percentage”.'] }],
    [{ kind: 0, off: 9 }, { off: ['Off must be 10 or more if Kind is “Amount”.'] }],
    [{ visit: yesterday }, { visit: ['Visit must be today or later.'] }],
    [
      { note: 'x', day: '2026-01-01' },
      { note: ['Note must be empty unless Day is today or later and Off is filled in.'] },
    ],
  ])('%j is rejected', async (values, errors) => {
    await expect(offer(values)).rejects.toMatchObject({ status: 422, body: { errors } });
  });

  test('bounds hold in the rows that they are for', async () => {
    const { id } = await offer({ kind: 0, off: 101 });
    await offer({ off: 5000 });
    // Only the kind is sent; the error is at the number that it makes invalid.
    await expect(updateRow(offers, rules, asha, { id, kind: 1 })).rejects.toMatchObject({
      body: { errors: { off: ['Off must be 100 or less if Kind is “Percentage”.'] } },
    });
  });

  test('what only the passing of time has hidden or made invalid is neither emptied nor rejected', async () => {
    const today = new Date(Date.now() + 19_800_000).toISOString().slice(0, 10);
    const { id } = await offer({ off: 20, day: today, visit: today, note: 'Call', title: 'A' });
    vi.useFakeTimers({ now: Date.now() + 86_400_000, toFake: ['Date'] });
    const sent = { id, off: 20, day: today, visit: today, note: 'Call', title: 'B' };
    expect(await updateRow(offers, rules, asha, sent)).toMatchObject({ title: 'B', note: 'Call' });
    // A change that hides it empties it.
    await updateRow(offers, rules, asha, { id, day: '2099-01-01' });
    expect(await updateRow(offers, rules, asha, { id, off: null })).toMatchObject({ note: null });
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { entityConfig } from '../../entities/testing';
import { asha, openTestStore, type TestStore } from '../testing/test-store';
import { insertRow, updateRow } from './write-row';

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
afterAll(() => store.close());

const add = (values: object) => insertRow(store, config, asha, { ...values });

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

test('a change empties what it hides, and asks for what it shows', async () => {
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

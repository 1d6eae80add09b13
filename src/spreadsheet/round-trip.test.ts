import { describe, expect, test } from 'vitest';
import type { EntityConfig } from '../entities/entity-config';
import { entityConfig } from '../entities/testing';
import type { FieldTypeName } from '../field-types';
import { fieldFixtures } from '../field-types/fixtures';
import { recordComparer } from './compare/compare-records';
import { readSpreadsheet } from './read/read-spreadsheet';
import { recordsOf, writeSpreadsheet } from './testing';

function configWith(field: object): EntityConfig {
  return entityConfig({
    fields: [{ name: 'key', type: 'text' }, field],
    actions: { bulkUpdate: { key: 'key', columns: ['key', 'value'] }, download: {} },
  });
}

/** Writes the values into a spreadsheet and reads them back. */
async function roundTrip(config: EntityConfig, values: readonly unknown[]) {
  const rows = values.map((value, index) => ({ id: index, key: `K${index}`, value }));
  const sheet = await readSpreadsheet(new Uint8Array(await writeSpreadsheet(config, rows)));
  const records = recordsOf(config, sheet);
  return { records, outcomes: records.map(recordComparer(config, rows)) };
}

const types = Object.keys(fieldFixtures) as FieldTypeName[];

describe.each(types)('the field type %s', (type) => {
  const { field, values } = fieldFixtures[type];
  const config = configWith({ ...field, name: 'value' });

  test('survives a spreadsheet unchanged', async () => {
    const { records, outcomes } = await roundTrip(config, [...values, null]);
    expect(records.map((record) => record.values.value)).toEqual([...values, null]);
    expect(outcomes.flatMap(({ changes, problems }) => [...changes, ...problems])).toEqual([]);
  });
});

test('a spreadsheet can have as many columns as an entity can have fields', async () => {
  const fields = Array.from({ length: 500 }, (_, n) => ({ name: `f${n}`, type: 'text' }));
  const config = entityConfig({ fields, actions: { bulkUpdate: { key: 'f0' }, download: {} } });
  const row = Object.fromEntries(fields.map(({ name }) => [name, `${name}!`]));
  const sheet = await readSpreadsheet(await writeSpreadsheet(config, [{ id: 1, ...row }]));
  expect(sheet.rows[1]).toEqual(Object.values(row));
});

describe('a text', () => {
  const config = configWith({ name: 'value', type: 'textarea' });

  test.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '=cmd|"/c calc"!A1',
    '=HYPERLINK("http://x.example")',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    "'quoted",
    '#N/A',
    '#REF!',
    'TRUE',
    '1e5',
    '0012',
    '12345678901234567890',
    '2026-11-20',
    '_x000D_',
    '_x005F_x000D_',
    '_X0041_',
    '_x0041__x0042_',
    '&amp;<b>"',
    ']]>',
    '<!--',
    'tab\there',
    'two\n\nlines',
    'भारत ₹',
    '👩‍👩‍👧‍👦',
    '\u200bzero',
    'nb\u00a0sp',
    'bell\u0007',
    '\uFFFE\uFFFF',
    'x'.repeat(32_767),
  ])('survives exactly: %j', async (text) => {
    const { records } = await roundTrip(config, [text]);
    expect(records[0]?.values).toEqual({ value: text });
  });

  test('survives whatever it contains', async () => {
    const texts = Array.from({ length: 500 }, (_, seed) => nastyText(seed));
    const { outcomes } = await roundTrip(config, texts);
    expect(outcomes).toHaveLength(500);
    expect(outcomes.flatMap(({ changes, problems }) => [...changes, ...problems])).toEqual([]);
  });

  test('that is too long for a cell stays unchanged', async () => {
    const { records, outcomes } = await roundTrip(config, ['x'.repeat(32_768)]);
    expect(records[0]?.values).toEqual({});
    expect(outcomes[0]).toMatchObject({ changes: [], problems: [] });
  });
});

const PIECES = [
  '=',
  '+',
  '-',
  '@',
  '_x',
  '000D',
  '_',
  '"',
  "'",
  '<',
  '>',
  '&',
  '&#10;',
  ']]>',
  '\n',
  '\t',
  '\r',
  ' ',
  'a',
  '0',
  '1',
  ',',
  ';',
  '\\',
  '\u0001',
  '\u001f',
  '\u0085',
  'é',
  'e\u0301',
  '₹',
  'म',
  '🏙️',
  '\u2028',
  '\uFEFF',
  '\uFFFF',
  '#N/A',
  'TRUE',
  '{',
  '$',
  '%',
  '[Red]',
];

/** A text that depends only on the seed, so a failure can be reproduced. */
function nastyText(seed: number): string {
  let state = seed + 1;
  const next = (below: number) => {
    state = (Math.imul(state, 48_271) >>> 0) % 2_147_483_647;
    return state % below;
  };
  return Array.from({ length: 1 + next(12) }, () => PIECES[next(PIECES.length)]).join('');
}

import { describe, expect, test } from 'vitest';
import type { FieldTypeName } from '../../field-types';
import { fieldFixtures } from '../../field-types/fixtures';
import { linkReferences } from '../references';
import { entityConfig } from '../testing';
import { manualPage } from './manual-page';

/** The sentences about what a term names. */
function about(term: string, file: Readonly<Record<string, unknown>>): string {
  const { parts } = manualPage(entityConfig(file));
  const [, ...sentences] = parts
    .flatMap(([, entries]) => entries)
    .find(([one]) => one === term) ?? [''];
  return sentences.join(' ');
}

const types = Object.keys(fieldFixtures) as FieldTypeName[];

test.each(types)('a field of the type %s has a rule in words, without its label', (type) => {
  const field = { ...fieldFixtures[type].field, label: 'Zebra' };
  const sentences = about('Zebra', { fields: [field], actions: { add: {} } });
  expect(sentences).toMatch(/^[A-Z].{8,}\.$/);
  expect(sentences).not.toMatch(/Zebra|undefined|NaN|Infinity|\.\.| {2}/);
});

describe('rules of fields', () => {
  const rulesOf = (...fields: readonly Readonly<Record<string, unknown>>[]) =>
    about('Value', {
      fields: fields.map((field, index) => ({ name: `field${index}`, label: 'Value', ...field })),
    });

  test.each([
    [
      { type: 'text', required: true, unique: true, min: 1, max: 20000, help: 'As on the invoice' },
      'As on the invoice. Required. Must be text. At least 1 character. At most 20,000 characters. Must be different in every row.',
    ],
    [
      { type: 'text', pattern: 'pincode', recommendedMax: 6 },
      'Must be text. Up to 6 characters are recommended. A PIN code has six digits, and does not start with 0.',
    ],
    [
      { type: 'number', integer: true, min: 0, max: 5, suffix: ' rolls', default: 2 },
      'A whole number. At least 0 rolls. At most 5 rolls. The default is “2 rolls”.',
    ],
    [{ type: 'money', max: 100000 }, 'Must be a number. At most ₹1,00,000.'],
    [
      { type: 'boolean', trueLabel: 'Active', falseLabel: 'Off' },
      'Must be “Active” or “Off”. The default is “Off”.',
    ],
    [
      { type: 'date', default: 'today' },
      'Must be a date such as 2026-12-31. The default is “today”.',
    ],
    [
      { type: 'date', min: '2026-01-31', max: 'today', recommendedMin: 'today' },
      'Must be a date such as 2026-12-31. 31 Jan 2026 or later. Today or earlier. Today or later is recommended.',
    ],
    [{ type: 'textarea', readOnly: true }, 'Text of one or several lines. Read-only.'],
    [{ type: 'list', separator: ';' }, 'Several entries, separated by “;”.'],
    [{ type: 'aadhaar' }, 'Must have 12 digits. The table shows only part of it.'],
    [
      { type: 'image', upload: true },
      'Must be a path such as images/forest.jpg or a web address. The form can upload it, if the server accepts files.',
    ],
  ])('%j', (field, sentences) => {
    expect(rulesOf(field)).toBe(sentences);
  });

  test('say when rows have the field', () => {
    const stage = {
      name: 'stage',
      label: 'Stage',
      type: 'select',
      options: [
        { value: 1, label: 'Quoted' },
        { value: 2, label: 'Won' },
      ],
    };
    const field = { name: 'quote', type: 'text', showIf: { stage: [1, 2] } };
    expect(rulesOf(field, stage)).toBe('Only if Stage is “Quoted” or “Won”. Must be text.');
  });
});

describe('the page', () => {
  const fields = [
    { name: 'name', type: 'text', unique: true },
    { name: 'city', type: 'text' },
  ];

  test('says what the screen is for', () => {
    expect(manualPage(entityConfig({ fields, description: 'For <all>.' })).purpose).toBe(
      'For <all>.',
    );
    expect(manualPage(entityConfig({ fields })).purpose).toBe('This screen lists all Things.');
  });

  test('lists only the actions and tools that exist', () => {
    const columns = [{ field: 'name', sortable: false, filterable: false }];
    const { parts } = manualPage(entityConfig({ fields, columns, actions: { remove: {} } }));
    expect(parts.map(([, entries]) => entries.map(([term]) => term))).toEqual([
      ['Name', 'City'],
      ['Columns', 'Search', 'Export', 'Keyboard'],
      ['Remove'],
    ]);
  });

  test('names the columns and fields of each tool', () => {
    const file = {
      fields,
      columns: ['name', { field: 'city', searchable: false, sortable: false }],
      sort: '-name',
      actions: { add: {}, update: { fields: ['city'] }, bulkUpdate: { key: 'name' } },
    };
    expect(about('Search', file)).toBe('Finds text in Name.');
    expect(about('Sort', file)).toBe(
      'Click the header of Name. Initially sorted by Name, largest first.',
    );
    expect(about('Filters', file)).toContain('in any column');
    expect(about('Add Thing', file)).toContain('asks for all fields');
    expect(about('Update', file)).toContain('opens “Update Thing Details”, with City');
    expect(about('Bulk Update', file)).toMatch(/^Changes many rows .* Name identifies the row/);
    const adding = { ...file, actions: { bulkUpdate: { key: 'name', adds: true } } };
    expect(about('Bulk Update', adding)).toMatch(/^Adds and changes many rows/);
  });

  test('says which rows can’t be removed', () => {
    const supplier = entityConfig({ name: 'supplier', label: 'Supplier', fields });
    const stock = entityConfig({
      name: 'stock',
      label: 'Roll',
      fields: [{ name: 'from', type: 'reference', to: 'supplier' }],
    });
    const [linked = supplier] = linkReferences([supplier, stock]);
    expect(JSON.stringify(manualPage(linked))).toContain(
      'Rows that Rolls refer to can’t be removed.',
    );
  });
});

import { expect, test } from 'vitest';
import { checkConfig } from '../check-config';

const options = [
  { value: 0, label: 'Amount' },
  { value: 1, label: 'Percentage' },
];
const fields = [
  { name: 'name', type: 'text', required: true, unique: true },
  { name: 'city', type: 'text' },
  { name: 'kind', type: 'select', options },
];

function check(change: object) {
  const text = JSON.stringify({ label: 'Supplier', fields, ...change });
  return checkConfig(text, 'entity-configs/supplier.json', 'supplier');
}

const withField = (field: object) => ({ fields: [...fields, field] });
const withLabel = (label: string) => withField({ name: 'more', type: 'text', label });

test.each([
  [
    'a spreadsheet without its key',
    { actions: { bulkUpdate: { key: 'name', columns: ['city'] } } },
    'actions.bulkUpdate.columns',
  ],
  ['a path of no action', { endpoints: { download: '/x' } }, 'endpoints.download'],
  [
    'a preview of no text',
    { searchPreview: { title: 'name', description: 'kind' } },
    'searchPreview.description',
  ],
  [
    'one field twice in a preview',
    { searchPreview: { title: 'name', description: 'name' } },
    'searchPreview.description',
  ],
  [
    'a regex with too many backslashes',
    withField({ name: 'b', type: 'text', pattern: { regex: '^\\\\d$', message: 'No.' } }),
    'fields[3].pattern',
  ],
  ['HTML in a label', withLabel('<b>City</b>'), 'fields[3].label'],
  ['a space after a label', withLabel('City '), 'fields[3].label'],
  [
    'a separator that entries have',
    withField({ name: 'b', type: 'list', separator: 'a' }),
    'fields[3].separator',
  ],
  [
    'a separator that the regex allows',
    withField({
      name: 'b',
      type: 'list',
      separator: ',',
      pattern: { regex: '[0-9,]+', message: 'Digits.' },
    }),
    'fields[3].separator',
  ],
  [
    'a unique number with one allowed value',
    withField({ name: 'b', type: 'number', unique: true, min: 5, max: 5 }),
    'fields[3].unique',
  ],
])('warns about %s', (_, change, path) => {
  const { problems, warnings } = check(change);
  expect(problems).toEqual([]);
  expect(warnings.map((warning) => warning.path)).toEqual([path]);
});

import { expect, test } from 'vitest';
import { viewOfAddress } from '../../view-address';
import { checkConfig } from '../check-config';

const fields = [
  { name: 'city', type: 'text' },
  { name: 'rate', type: 'money' },
  { name: 'till', type: 'date' },
  { name: 'status', type: 'boolean', trueLabel: 'Active' },
  { name: 'kind', type: 'select', options: [{ value: 1, label: 'One' }] },
  { name: 'source', type: 'select', options: [{ value: 'wa', label: 'WhatsApp' }] },
  { name: 'card', type: 'aadhaar' },
  { name: 'note', type: 'text' },
];
const columns = ['city', 'rate', 'till', 'status', 'kind', 'source', 'card'].map((field) => ({
  field,
  sortable: field === 'city',
  filterable: field !== 'card',
}));

function check(...views: readonly object[]) {
  const file = { label: 'Zone', fields, columns, views };
  return checkConfig(JSON.stringify(file, null, 1), 'zone.json', 'zone');
}
const filtered = (filter: object) => check({ name: 'Some', filter });

test.each([
  [{ search: 'a', sort: '-city' }, 'search=a&sort=-city'],
  [{ sort: ['city', '-city'], columns: ['rate', 'city'] }, 'sort=city%2C-city&columns=rate.city'],
  [{ filter: { status: true, till: 'last-month' } }, 'f.status=Active&f.till=last-month'],
  [{ filter: { status: [true, false] } }, 'f.status=Active&f.status=No'],
  [{ filter: { kind: 1, city: 'Pu' }, pageSize: 50 }, 'f.kind=One&f.city=Pu&size=50'],
  [{ filter: { kind: { not: [1] } } }, 'f.kind=%21&f.kind=One'],
  [{ filter: { source: 'wa' } }, 'f.source=WhatsApp'],
  [{ filter: { rate: { from: 100 } } }, 'f.rate=100..'],
  [
    { filter: { rate: { from: 1, to: 2 }, till: { to: '2026-11-30' } } },
    'f.rate=1..2&f.till=..2026-11-30',
  ],
  [{ filter: { rate: 100, till: '2026-11-01' } }, 'f.rate=100&f.till=2026-11-01'],
  [{ filter: { kind: { is: 'empty' }, city: { is: 'filled' } } }, 'f.kind=&f.city=*'],
])('%j has an address, and is what the address says', (view, address) => {
  const { problems, config } = check({ name: 'Some', ...view });
  expect(problems).toEqual([]);
  expect(config?.views).toEqual([{ name: 'Some', address }]);
  const fieldOf = (name: string) => config?.fields.find((field) => field.name === name);
  expect(viewOfAddress('Some', address, fieldOf)).toEqual({ name: 'Some', ...view });
});

test('amounts in an address, written as a table shows them, become numbers in a file', () => {
  const { config } = check({ name: 'Some' });
  const fieldOf = (name: string) => config?.fields.find((field) => field.name === name);
  const filter = { rate: { from: 1000, to: 2500.5 } };
  const address = 'f.rate=₹1,000..Rs. 2,500.50';
  expect(viewOfAddress('Some', address, fieldOf)).toEqual({ name: 'Some', filter });
});

test.each([
  ['f.rate=1..2&f.rate=5..6', 'two ranges'],
  ['f.gone=1', 'no field'],
])('%s can’t be written as a view in a file, because it has %s', (address) => {
  const { config } = check({ name: 'Some' });
  const fieldOf = (name: string) => config?.fields.find((field) => field.name === name);
  expect(viewOfAddress('Some', address, fieldOf)).toBeUndefined();
});

test.each([
  [{ rate: 'many' }, 'rate', 'a range such as'],
  [{ rate: [1, 2] }, 'rate', 'a range such as'],
  [{ till: 'this week' }, 'till', '"this-week"'],
  [{ status: 'Active' }, 'status', 'true (Active), false (No)'],
  [{ kind: 'One' }, 'kind', '1 (One)'],
  [{ kind: [1, 2] }, 'kind[1]', '1 (One)'],
  [{ kind: { not: [2] } }, 'kind.not[0]', '1 (One)'],
  [{ ciy: 'x' }, 'ciy', 'no column that can be filtered "ciy"'],
  [{ note: 'x' }, 'note', 'no column that can be filtered "note"'],
  [{ card: { is: 'filled' } }, 'card', 'no column that can be filtered "card"'],
  [{ rate: { from: 500, to: 100 } }, 'rate', '"from" (500) must not be more than "to" (100)'],
  [{ rate: { from: 'a' } }, 'rate.from', 'is not a number'],
  [{ till: { from: '2026-13-01' } }, 'till.from', 'is not a day'],
  [{ city: { from: 'a' } }, 'city', 'has no order'],
  [{ rate: { not: [1] } }, 'rate.not', 'Only columns with options'],
  [{ rate: { is: 'filled', from: 1 } }, 'rate', 'Write exactly one of'],
])('rejects the filter %j', (filter, path, reason) => {
  expect(filtered(filter).problems).toMatchObject([
    { path: `views[0].filter.${path}`, reason: expect.stringContaining(reason) },
  ]);
});

test.each([
  [{ sort: '-rate' }, 'sort', 'There is no column that can be sorted "rate"'],
  [{ sort: ['city', 'rate'] }, 'sort[1]', 'There is no column that can be sorted "rate"'],
  [{ columns: ['city', 'note'] }, 'columns[1]', 'There is no column "note"'],
  [{ pageSize: 'many' }, 'pageSize', 'Must be a number'],
  [{ filters: {} }, 'filters', 'Unknown key'],
])('rejects %j in a view', (view, path, reason) => {
  expect(check({ name: 'Some', ...view }).problems).toMatchObject([
    { path: `views[0].${path}`, reason: expect.stringContaining(reason) },
  ]);
});

test('suggests what is nearest', () => {
  expect(filtered({ ciy: 'x' }).problems).toMatchObject([
    { suggestion: 'city', line: expect.any(Number) },
  ]);
  expect(check({ name: 'Some', columns: ['-city', 'ci desc'] }).problems).toMatchObject([
    { path: 'views[0].columns[0]', suggestion: 'city' },
    { path: 'views[0].columns[1]', suggestion: undefined },
  ]);
  expect(check({ name: 'Some', sort: ['-city', 'City desc'] }).problems).toMatchObject([
    { path: 'views[0].sort[1]', suggestion: '-city' },
  ]);
  expect(filtered({ till: 'this week' }).problems).toMatchObject([{ suggestion: 'this-week' }]);
  expect(filtered({ kind: 'One' }).problems).toMatchObject([{ example: '"kind": 1' }]);
});

test('rejects two views with one name', () => {
  const view = { name: 'Some', search: 'a' };
  expect(check(view, view).problems).toMatchObject([{ path: 'views[1].name' }]);
});

test('rejects what is wrong in views beside other problems', () => {
  const views = [{ name: 'Some', filter: { till: 'this-wek' }, sort: 'cty' }, { nam: 'Other' }];
  const pathsIn = (file: object) =>
    checkConfig(
      JSON.stringify({ label: 'Zone', fields, views, ...file }, null, 1),
      'zone.json',
      'zone',
    ).problems.map(({ path }) => path);
  expect(pathsIn({ pageSize: -1 })).toEqual([
    'views[0].filter.till',
    'views[0].sort',
    'views[1].nam',
    'pageSize',
  ]);
  // The column may be the one that has no name.
  expect(pathsIn({ fields: [...fields, { nam: 'cty', type: 'text' }] })).toEqual([
    'fields[8].nam',
    'views[0].filter.till',
    'views[1].nam',
  ]);
});

import { expect, test } from 'vitest';
import { checkConfig } from '../check-config';

const fields = [
  { name: 'city', type: 'text' },
  { name: 'rate', type: 'money' },
  { name: 'till', type: 'date' },
  { name: 'status', type: 'boolean', trueLabel: 'Active' },
  { name: 'kind', type: 'select', options: [{ value: 1, label: 'One' }] },
  { name: 'card', type: 'aadhaar' },
  { name: 'note', type: 'text' },
];
const columns = ['city', 'rate', 'till', 'status', 'kind', 'card'].map((field) => ({
  ...{ field, sortable: field === 'city', filterable: field !== 'card' },
}));

function check(view: object) {
  const file = { name: 'zone', label: 'Zone', fields, columns, views: [{ name: 'Some', ...view }] };
  return checkConfig(JSON.stringify(file, null, 1), 'zone.json', 'zone');
}

test.each([
  { search: 'a', columns: ['city'], pageSize: 5, sort: { field: 'city', direction: 'desc' } },
  { filters: { city: 'Pu', rate: '100..', till: 'last-month', status: true, kind: [1, null] } },
  { filters: { rate: 100, till: '2026-11-01', status: 'Active', kind: '*' } },
])('accepts %j', (view) => expect(check(view).problems).toEqual([]));

test.each([
  [{ filters: { rate: 'many' } }, 'views[0].filters.rate', '"100..200"'],
  [{ filters: { till: ['this week'] } }, 'views[0].filters.till', '"this-week"'],
  [{ filters: { status: 'maybe' } }, 'views[0].filters.status', '"Active", "No"'],
  [{ filters: { kind: 'Two' } }, 'views[0].filters.kind', 'Its options are "One"'],
  [{ filters: { ciy: 'x' } }, 'views[0].filters.ciy', 'There is no field "ciy"'],
  [{ filters: { note: 'x' } }, 'views[0].filters.note', 'is not a column'],
  [{ filters: { card: '*' } }, 'views[0].filters.card', '"filterable": false'],
  [{ columns: ['city', 'note'] }, 'views[0].columns[1]', 'is not a column'],
  [{ sort: { field: 'rate' } }, 'views[0].sort.field', 'can’t be sorted'],
  [{ filter: { rate: 1 } }, 'views[0].filter', 'filters'],
])('refuses %j', (view, path, reason) => {
  expect(check(view).problems).toMatchObject([{ path }]);
  expect(JSON.stringify(check(view).problems).replaceAll('\\"', '"')).toContain(reason);
});

test('refuses two views with one name', () => {
  const views = [{ name: 'Some' }, { name: 'Some' }];
  const file = { name: 'zone', label: 'Zone', fields, columns, views };
  const { problems } = checkConfig(JSON.stringify(file), 'zone.json', 'zone');
  expect(problems).toMatchObject([{ path: 'views[1].name' }]);
});

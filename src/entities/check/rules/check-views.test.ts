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
  field,
  sortable: field === 'city',
  filterable: field !== 'card',
}));

function problemsOf(views: readonly object[]) {
  const file = { label: 'Zone', fields, columns, views };
  return checkConfig(JSON.stringify(file, null, 1), 'zone.json', 'zone').problems;
}
const check = (address: string) => problemsOf([{ name: 'Some', address }]);

test.each([
  'search=a&columns=city.rate&size=5&sort=-city',
  'f.city=Pu&f.rate=100..&f.till=last-month&f.status=Active&f.kind=One&f.kind=',
  'f.rate=100&f.till=2026-11-01&f.status=true&f.kind=*',
  'f.kind=!&f.kind=One',
])('accepts %s', (address) => expect(check(address)).toEqual([]));

test.each([
  ['f.rate=many', '"100..200"'],
  ['f.till=this week', '"this-week"'],
  ['f.status=maybe', '"Active", "No"'],
  ['f.kind=Two', 'Its options are "One"'],
  ['f.ciy=x', 'Did you mean "city"?'],
  ['f.note=x', 'There is no column'],
  ['f.card=*', 'There is no column that can be filtered "card"'],
  ['columns=city.note', 'There is no column "note"'],
  ['sort=rate', 'There is no column that can be sorted "rate"'],
  ['size=many', '"size" must be a number'],
  ['filter=x', '"filter" means nothing'],
  ['?f.city=Pu', 'Leave out the ?'],
  ['https://shop.in/zone?sort=city', 'Leave out the ?'],
])('rejects %s', (address, reason) => {
  expect(check(address)).toMatchObject([
    { path: 'views[0].address', reason: expect.stringContaining(reason) },
  ]);
});

test('rejects two views with one name', () => {
  const views = [0, 1].map(() => ({ name: 'Some', address: 'search=a' }));
  expect(problemsOf(views)).toMatchObject([{ path: 'views[1].name' }]);
});

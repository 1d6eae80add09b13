import { expect, test } from 'vitest';
import { checkConfig } from '../check-config';

const stage = {
  name: 'stage',
  type: 'select',
  options: [
    { value: 'open', label: 'Open' },
    { value: 'lost', label: 'Lost' },
  ],
};

function check(change: object) {
  const file = { label: 'Lead', fields: [{ name: 'name', type: 'text' }], ...change };
  return checkConfig(JSON.stringify(file), 'lead.json', 'lead');
}

test.each([
  ['stage', 'Must be an object in { }, not "stage".', '"showIf": {"stage":"open"}'],
  [
    ['stage', 'lost'],
    'Must be an object in { }, not ["stage","lost"].',
    '"showIf": {"stage":"open"}',
  ],
  [{ stage: [] }, 'Must not be empty.', undefined],
  [{ stage: 'Lost' }, '"stage" is never "Lost". Its values are open, lost.', undefined],
  [
    { field: 'stage', value: 'lost' },
    'The key must be the name of the field.',
    '"showIf": {"stage":"lost"}',
  ],
])('the condition %j has one problem', (showIf, reason, example) => {
  const fields = [stage, { name: 'reason', type: 'text', showIf }];
  const { problems } = check({ fields });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ reason, ...(example && { example }) });
});

test('each circle of conditions is reported once', () => {
  const yesNo = (name: string, ...by: string[]) => ({
    name,
    type: 'boolean',
    showIf: Object.fromEntries(by.map((other) => [other, true])),
  });
  const circles = [yesNo('a', 'd', 'b'), yesNo('b', 'c'), yesNo('c', 'a'), yesNo('d', 'd')];
  const { problems } = check({ fields: circles });
  expect(problems.map(({ path }) => path)).toEqual(['fields[0].showIf.b', 'fields[3].showIf.d']);
});

test.each([
  [
    'a misspelt "sortable"',
    { sort: 'name', columns: [{ field: 'name', sortabel: false }] },
    'sortable',
  ],
  ['a misspelt column by which rows are sorted', { sort: 'name', columns: ['nam'] }, 'name'],
  [
    'a misspelt value of an option that a condition names',
    {
      fields: [
        { name: 's', type: 'select', options: [{ valeu: 'a', label: 'A' }, stage.options[0]] },
        { name: 't', type: 'text', showIf: { s: 'a' } },
      ],
    },
    'value',
  ],
  ['one path for all requests', { endpoints: '/api/suppliers' }, 'endpoint'],
])('%s has one report', (_, change, suggestion) => {
  const { problems } = check(change);
  expect(problems).toEqual([expect.objectContaining({ suggestion })]);
});

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

test('a condition can’t compare a secret, which pages know only masked', () => {
  const secret = { name: 'card', type: 'aadhaar' };
  const withCondition = (condition: unknown) =>
    check({ fields: [secret, { name: 'reason', type: 'text', showIf: { card: condition } }] });
  const [problem] = withCondition('234123412346').problems;
  expect(problem).toMatchObject({
    path: 'fields[1].showIf.card',
    example: '"showIf": {"card":{"is":"filled"}}',
  });
  expect(withCondition({ is: 'filled' }).problems).toEqual([]);
});

test('circular conditions are reported once', () => {
  const yesNo = (name: string, ...by: string[]) => ({
    name,
    type: 'boolean',
    showIf: Object.fromEntries(by.map((other) => [other, true])),
  });
  const cycles = [yesNo('a', 'd', 'b'), yesNo('b', 'c'), yesNo('c', 'a'), yesNo('d', 'd')];
  const { problems } = check({ fields: cycles });
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

const others = [
  stage,
  { name: 'photo', type: 'image', upload: true },
  { name: 'amount', type: 'money', min: 10, max: 500 },
  { name: 'day', type: 'date', required: true },
  { name: 'note', type: 'text', showIf: { stage: 'open' } },
];

test.each([
  [{}, 'Must name a field.'],
  [{ photo: true }, '"photo" is never true.', '"showIf": {"photo":{"is":"filled"}}'],
  [{ day: 'today' }, '"day" is never "today".', '"showIf": {"day":{"from":"today","to":"today"}}'],
  [{ amount: '> 100' }, '"amount" is never "> 100".', '"showIf": {"amount":{"from":100}}'],
  [{ amount: 5 }, '"amount" is never 5. Amount must be ₹10 or more.'],
  [{ amount: { to: 5 } }, '"amount" is never 5 or less, because its "min" is 10.'],
  [{ amount: { from: 501 } }, '"amount" is never 501 or more, because its "max" is 500.'],
  [{ amount: { from: 300, to: 200 } }, 'No value is from 300 to 200.'],
  [{ amount: { from: 'today' } }, 'Must be a number, not "today".'],
  [{ day: { from: 20260101 } }, 'Must be a day such as "2026-12-31"'],
  [{ day: { from: 'constructor' } }, 'Must be a day such as "2026-12-31"'],
  [{ day: { from: 'tomorrow', to: 'yesterday' } }, 'No value is from tomorrow to yesterday.'],
  [{ day: { is: 'empty' } }, '"day" must be filled in, so it is never empty.'],
  [{ stage: { from: 'open' } }, 'Only numbers and dates can have "from" and "to"'],
  [{ stage: {} }, 'Must have either "is", or "from" or "to" or both.'],
  [{ photo: { is: 'filled', from: 1 } }, 'Must have either "is", or "from" or "to" or both.'],
  [{ photo: { is: 'full' } }, 'Must be one of "filled", "empty", not "full".'],
  [{ amount: { form: 100 } }, 'Unknown key "form".'],
  [{ amount: { min: 100 } }, 'Unknown key "min".', '"from": 100'],
  [{ photo: { is: 'set' } }, 'Must be one of "filled", "empty", not "set".', '"is": "filled"'],
  [
    { note: { is: 'filled' }, stage: 'lost' },
    'This never holds: "stage" would have to be "open" for "note" and "lost" here.',
  ],
])('the condition %j is rejected', (showIf, reason, example?: string) => {
  const { problems } = check({ fields: [...others, { name: 'reason', type: 'text', showIf }] });
  expect(problems).toEqual([
    expect.objectContaining({
      path: expect.stringMatching(/^fields\[5\]\.showIf/),
      reason: expect.stringContaining(reason),
      ...(example && { example }),
    }),
  ]);
});

test.each([
  { photo: { is: 'filled' } },
  { photo: { is: 'empty' }, amount: { from: 100 } },
  { day: { from: 'today', to: '2099-12-31' } },
  { note: { is: 'empty' }, stage: ['open', 'lost'] },
  { day: '2026-12-31' },
  { coming: { to: 'yesterday' } },
])('the condition %j is accepted, in a field and for a tag', (showIf) => {
  const coming = { name: 'coming', type: 'date', min: 'today' };
  const fields = [...others, coming, { name: 'reason', type: 'text', showIf }];
  const columns = [{ field: 'reason', tag: { label: 'Now', showIf } }];
  expect(check({ fields, columns }).problems).toEqual([]);
});

test('a default is checked by the bound that another default sets', () => {
  const rate = { name: 'rate', type: 'number', default: 150, max: { by: 'stage', open: 100 } };
  const reasons = (initial: string) =>
    check({ fields: [{ ...stage, default: initial }, rate] }).problems.map(({ path, reason }) => [
      path,
      reason,
    ]);
  expect(reasons('open')).toEqual([
    [
      'fields[1].default',
      'The default breaks the field’s own rules: Rate must be 100 or less if Stage is “Open”.',
    ],
  ]);
  expect(reasons('lost')).toEqual([]);
});

test.each([
  ['photo', 'filled', 'filled'],
  ['name', 'Empty', 'empty'],
  ['name', ['filled'], undefined],
  ['name', 'full', undefined],
])('a warning says how to ask whether there is a value: %s, %j', (by, wanted, is) => {
  const showIf = { [by]: wanted };
  const fields = [
    { name: 'name', type: 'text' },
    { name: 'photo', type: 'image' },
    { name: 'note', type: 'text', showIf },
  ];
  const columns = [{ field: 'note', tag: { label: 'Now', showIf } }];
  const { problems, warnings } = check({ fields, columns });
  expect(problems).toEqual([]);
  const reason = `This asks whether "${by}" is the text ${JSON.stringify(wanted)}.`;
  const example = `"showIf": {"${by}":{"is":"${is}"}}`;
  const found = ['fields[2].showIf', 'columns[0].tag.showIf'].map((path) =>
    expect.objectContaining({ path: `${path}.${by}`, reason, example }),
  );
  expect(warnings).toEqual(is ? found : []);
});

test('the conditions of a tag are checked', () => {
  const columns = [
    { field: 'photo', tag: { label: 'Now', showIf: { stge: 'open', photo: true } } },
  ];
  const { problems } = check({ fields: others, columns });
  expect(problems.map(({ path }) => path)).toEqual([
    'columns[0].tag.showIf.stge',
    'columns[0].tag.showIf.photo',
  ]);
});

test.each([
  [{ by: 'stage', open: 100 }, undefined],
  [{ by: 'stage', opn: 100 }, '"stage" is never "opn".', 'fields[5].max.opn'],
  [{ by: 'stage', open: '100' }, 'Must be a number, not "100".', 'fields[5].max.open'],
  [{ by: 'stage', open: 1 }, '"max" (1) must not be less than "min" (2).', 'fields[5].max'],
  [{ by: 'rate', open: 1 }, 'A field’s "by" can’t name the field itself.', 'fields[5].max.by'],
  [{ by: 'stge', open: 1 }, 'There is no field "stge".', 'fields[5].max.by'],
  [{ by: 'stage' }, 'Must name a value of that field.', 'fields[5].max'],
  [{ open: 1 }, 'The key "by" is missing.', 'fields[5].max.by'],
  ['100', 'Must be a number or an object in { }, not "100".', 'fields[5].max'],
])('the bound %j is checked', (max, reason?: string, path?: string) => {
  const min = { by: 'stage', open: 2 };
  const { problems } = check({ fields: [...others, { name: 'rate', type: 'number', min, max }] });
  expect(problems).toEqual(
    reason ? [expect.objectContaining({ path, reason: expect.stringContaining(reason) })] : [],
  );
});

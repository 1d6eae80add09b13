import { describe, expect, test } from 'vitest';
import { checkConfig } from './check-config';
import { formatProblems } from './config-problem';

const minimal = {
  label: 'Supplier',
  fields: [{ name: 'name', type: 'text', required: true }],
};

function problemsOf(file: unknown, name = 'supplier') {
  const text = typeof file === 'string' ? file : JSON.stringify(file, undefined, 2);
  return checkConfig(text, `entity-configs/${name}.json`, name).problems;
}

describe('checkConfig', () => {
  test('fills in what a minimal file leaves out', () => {
    const { config } = checkConfig(JSON.stringify(minimal), 'supplier.json', 'supplier');
    expect(config).toMatchObject({
      labelPlural: 'Suppliers',
      title: 'Suppliers',
      route: '/supplier',
      endpoints: { fetch: '/api/supplier/fetch', add: '/api/supplier/add' },
      columns: [{ field: 'name', label: 'Name', searchable: true, sortable: true }],
      actions: {
        add: { title: 'Add Supplier', fields: ['name'] },
        update: { title: 'Update Supplier Details', fields: ['name'] },
        remove: {},
      },
    });
  });

  test.each([
    ['Coupon', 'Coupons'],
    ['Delivery', 'Deliveries'],
    ['Survey', 'Surveys'],
    ['Paint Brush', 'Paint Brushes'],
    ['Address', 'Addresses'],
    ['FAQ', 'FAQs'],
  ])('makes the plural of %s', (label, plural) => {
    const file = JSON.stringify({ ...minimal, label });
    const { config } = checkConfig(file, 'supplier.json', 'supplier');
    expect(config?.labelPlural).toBe(plural);
  });

  test('makes labels from names', () => {
    const file = { ...minimal, fields: [{ name: 'metaTitle', type: 'text' }] };
    const { config } = checkConfig(JSON.stringify(file), 'supplier.json', 'supplier');
    expect(config?.fields[0]?.label).toBe('Meta Title');
  });

  test('reports a misspelt key once, with its position and the nearest known key', () => {
    expect(problemsOf({ ...minimal, label: undefined, labl: 'Supplier' })).toEqual([
      expect.objectContaining({
        file: 'entity-configs/supplier.json',
        line: 9,
        column: 3,
        path: 'labl',
        suggestion: 'label',
        example: '"label": "Supplier"',
      }),
    ]);
  });

  test('reports all problems in the order of the file', () => {
    const problems = problemsOf({
      ...minimal,
      pageSize: '5',
      fields: [
        { name: 'name', type: 'txt' },
        { name: 'phone', type: 'phone', requird: true },
        { name: 'rate', type: 'number', min: 5, max: 1 },
      ],
      columns: [{ field: 'fone' }],
      navigation: { icon: 'tickets' },
    });
    expect(problems.map(({ path, suggestion }) => [path, suggestion])).toEqual([
      ['fields[0].type', 'text'],
      ['fields[1].requird', 'required'],
      ['fields[2].max', undefined],
      ['pageSize', undefined],
      ['columns[0].field', 'phone'],
      ['navigation.icon', 'ticket'],
    ]);
  });

  test('reports an entry that was pasted twice only once', () => {
    const option = { value: 'in', label: 'In' };
    const kind = { name: 'kind', type: 'select', options: [option, option] };
    const section = { label: 'Stock', fields: ['name', 'kind'] };
    const fields = [...minimal.fields, kind];
    const problems = problemsOf({ ...minimal, fields, form: [section, section] });
    expect(problems.map(({ path }) => path)).toEqual([
      'fields[1].options[1].value',
      'form[1].label',
    ]);
  });

  test('suggests leaving a key out only if it is optional', () => {
    const [name, max] = problemsOf({
      ...minimal,
      fields: [{ name: null, type: 'text', max: null }],
    });
    expect(name?.reason).not.toContain('Leave the key out');
    expect(max?.reason).toContain('Leave the key out');
  });

  test.each([
    ['a missing comma', '{ "name": "x"\n "label": "y" }', 2, 'A comma is missing here.'],
    ['an extra comma', '{ "name": "x",\n}', 2, 'There is an extra comma before this bracket.'],
    ['a comment', '{ // hello\n "name": "x" }', 1, 'Comments are not allowed in JSON. Remove it.'],
    ['a missing closing quote', '{ "name": "x }', 1, 'The closing quote of this text is missing.'],
  ])('locates the JSON error: %s', (_, text, line, reason) => {
    expect(problemsOf(text)).toContainEqual(expect.objectContaining({ line, reason }));
  });

  test.each([
    ['an empty file', ''],
    ['a list', '[]'],
    ['text', '"x"'],
    ['null', 'null'],
  ])('reports %s', (_, text) => {
    expect(problemsOf(text).length).toBeGreaterThan(0);
  });

  test.each([
    ['a repeated field', { fields: [...minimal.fields, ...minimal.fields] }, 'fields[1].name'],
    [
      'two fields whose names differ only in case',
      { fields: [...minimal.fields, { name: 'Name', type: 'text' }] },
      'fields[1].name',
    ],
    [
      'two options with the same value',
      {
        fields: [
          {
            name: 'a',
            type: 'select',
            options: [
              { value: 1, label: 'A' },
              { value: '1', label: 'B' },
            ],
          },
        ],
      },
      'fields[0].options[1].value',
    ],
    [
      'an unknown field in an address',
      { searchPreview: { title: 'name', description: 'name', address: '/in/{slug}' } },
      'searchPreview.address',
    ],
    [
      'an unknown field in “display”',
      { fields: [{ name: 'a', type: 'number', display: { by: 'b', 0: { prefix: 'x' } } }] },
      'fields[0].display.by',
    ],
    ['a system field', { fields: [{ name: 'id', type: 'number' }] }, 'fields[0].name'],
    ['an unknown field in the form', { form: ['nam'] }, 'form[0]'],
    [
      'a default sort by a column that is not sortable',
      { columns: [{ field: 'name', sortable: false }], sort: '-name' },
      'sort',
    ],
    [
      'an invalid pattern',
      { fields: [{ name: 'a', type: 'text', pattern: { regex: '(', message: 'm' } }] },
      'fields[0].pattern.regex',
    ],
    [
      'a default that breaks the field’s rules',
      { fields: [{ name: 'a', type: 'number', max: 3, default: 4 }] },
      'fields[0].default',
    ],
    [
      'a required field missing from the form',
      {
        fields: [...minimal.fields, { name: 'a', type: 'text' }],
        form: ['a'],
        actions: { add: {} },
      },
      'form',
    ],
    ['a route without a slash', { route: 'supplier' }, 'route'],
  ])('rejects %s', (_, change, path) => {
    expect(problemsOf({ ...minimal, ...change }).map((problem) => problem.path)).toEqual([path]);
  });

  test('reports a repeated key at its second occurrence', () => {
    const text =
      '{\n "label": "A",\n "label": "B",\n "fields": [{ "name": "a", "type": "text" }]\n}';
    expect(problemsOf(text)).toEqual([
      expect.objectContaining({ line: 3, column: 2, path: 'label' }),
    ]);
  });

  test('formats a report with position, reason, suggestion and example', () => {
    expect(formatProblems(problemsOf({ ...minimal, pageSiz: 5 }))).toBe(
      [
        'entity-configs/supplier.json:10:3  pageSiz',
        '  Unknown key "pageSiz". Did you mean "pageSize"?',
        '  Example: "pageSize": 5',
        '',
        '1 problem in 1 file. It can be corrected by: npm run check -- --fix',
      ].join('\n'),
    );
  });
});

test.each([
  ['label', { label: { toString: 1 } }],
  ['pageSize', { pageSize: { toString: 1 } }],
  ['fields', { fields: [{ toString: 1 }] }],
  ['name of a field', { fields: [{ name: { toString: 1 }, type: 'text' }] }],
  ['label of a field', { fields: [{ name: 'name', label: { toString: 1 }, type: 'text' }] }],
  ['type of a field', { fields: [{ name: 'name', type: { toString: 1 } }] }],
  ['form', { form: [{ toString: 1 }] }],
  ['columns', { columns: [[{ toString: 1 }]] }],
])('an object that can’t be converted to text is reported as a problem: %s', (_, changed) => {
  expect(problemsOf({ ...minimal, ...changed })).not.toEqual([]);
});

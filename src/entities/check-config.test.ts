import { describe, expect, it } from 'vitest';
import { checkConfig } from './check-config';
import { formatFaults } from './faults';

const minimal = {
  name: 'supplier',
  label: 'Supplier',
  fields: [{ name: 'name', type: 'text', required: true }],
};

function faultsOf(file: unknown, name = 'supplier') {
  const text = typeof file === 'string' ? file : JSON.stringify(file, undefined, 2);
  return checkConfig(text, `entity-configs/${name}.json`, name).faults;
}

describe('checkConfig', () => {
  it('fills in everything that a minimal file leaves out', () => {
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

  it('makes labels from names', () => {
    const file = { ...minimal, fields: [{ name: 'metaTitle', type: 'text' }] };
    const { config } = checkConfig(JSON.stringify(file), 'supplier.json', 'supplier');
    expect(config?.fields[0]?.label).toBe('Meta Title');
  });

  it('names line, column, key and the nearest known key of a misspelling, once', () => {
    expect(faultsOf({ ...minimal, label: undefined, labl: 'Supplier' })).toEqual([
      expect.objectContaining({
        file: 'entity-configs/supplier.json',
        line: 10,
        column: 3,
        path: 'labl',
        suggestion: 'label',
        example: '"label": "Coupon"',
      }),
    ]);
  });

  it('reports all faults at once, in the order of the file', () => {
    const faults = faultsOf({
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
    expect(faults.map(({ path, suggestion }) => [path, suggestion])).toEqual([
      ['fields[0].type', 'text'],
      ['fields[1].requird', 'required'],
      ['fields[2].max', undefined],
      ['pageSize', undefined],
      ['columns[0].field', 'phone'],
      ['navigation.icon', 'ticket'],
    ]);
  });

  it.each([
    ['a missing comma', '{ "name": "x"\n "label": "y" }', 2, 'A comma is missing here.'],
    ['a comma too many', '{ "name": "x",\n}', 2, 'There is a comma too many before this bracket.'],
    ['a comment', '{ // hello\n "name": "x" }', 1, 'JSON has no comments.'],
    ['an open text', '{ "name": "x }', 1, 'The closing quote of this text is missing.'],
  ])('says where JSON is broken by %s', (_, text, line, reason) => {
    expect(faultsOf(text)[0]).toMatchObject({ line, reason });
  });

  it.each([
    ['an empty file', ''],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['null', 'null'],
  ])('survives %s', (_, text) => {
    expect(faultsOf(text).length).toBeGreaterThan(0);
  });

  it.each([
    ['a field twice', { fields: [...minimal.fields, ...minimal.fields] }, 'fields[1].name'],
    [
      'a field twice but for case',
      { fields: [...minimal.fields, { name: 'Name', type: 'text' }] },
      'fields[1].name',
    ],
    [
      'two options of one value',
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
      'an address with an unknown field',
      { searchPreview: { title: 'name', description: 'name', address: '/in/{slug}' } },
      'searchPreview.address',
    ],
    [
      'texts that depend on an unknown field',
      { fields: [{ name: 'a', type: 'number', display: { by: 'b', 0: { prefix: 'x' } } }] },
      'fields[0].display.by',
    ],
    ['a name that is not the file’s', { name: 'supliers' }, 'name'],
    ['a system field', { fields: [{ name: 'id', type: 'number' }] }, 'fields[0].name'],
    ['an unknown field in the form', { form: ['nam'] }, 'form[0]'],
    [
      'a sort on a column that does not sort',
      { columns: [{ field: 'name' }], defaultSort: { field: 'name' } },
      'defaultSort.field',
    ],
    [
      'a pattern that is none',
      { fields: [{ name: 'a', type: 'text', pattern: { regex: '(', message: 'm' } }] },
      'fields[0].pattern.regex',
    ],
    [
      'a default against the rules',
      { fields: [{ name: 'a', type: 'number', max: 3, default: 4 }] },
      'fields[0].default',
    ],
    [
      'a required field outside the form',
      {
        fields: [...minimal.fields, { name: 'a', type: 'text' }],
        form: ['a'],
        actions: { add: {} },
      },
      'fields[0].required',
    ],
    ['a route without slash', { route: 'supplier' }, 'route'],
  ])('refuses %s', (_, change, path) => {
    expect(faultsOf({ ...minimal, ...change }).map((fault) => fault.path)).toEqual([path]);
  });

  it('tells a key that stands twice at its second place', () => {
    const text =
      '{\n "name": "supplier",\n "label": "A",\n "label": "B",\n "fields": [{ "name": "a", "type": "text" }]\n}';
    expect(faultsOf(text)).toEqual([
      expect.objectContaining({ line: 4, column: 2, path: 'label' }),
    ]);
  });

  it('writes a report with place, reason, suggestion and example', () => {
    expect(formatFaults(faultsOf({ ...minimal, pageSiz: 5 }))).toBe(
      [
        'entity-configs/supplier.json:11:3  pageSiz',
        '  The key "pageSiz" is not known here. Did you mean "pageSize"?',
        '  Example: "pageSize": 5',
        '',
        '1 fault in 1 file.',
      ].join('\n'),
    );
  });
});

import { expect, test } from 'vitest';
import { messagesAbout } from '../../../field-types/schema';
import { checkConfig } from '../check-config';

const kind = {
  name: 'kind',
  type: 'select',
  options: [
    { value: 0, label: 'Amount' },
    { value: 1, label: 'Percentage' },
  ],
};
const rate = { name: 'rate', type: 'number' };
const minimal = {
  label: 'Supplier',
  fields: [
    { name: 'name', type: 'text', required: true, unique: true },
    { name: 'city', type: 'text' },
    kind,
    rate,
    { name: 'active', type: 'boolean' },
    { name: 'card', type: 'aadhaar', unique: true },
  ],
};

function check(change: object) {
  const text = JSON.stringify({ ...minimal, ...change }, undefined, 2);
  return checkConfig(text, 'entity-configs/supplier.json', 'supplier');
}

const withField = (field: object) => ({ fields: [...minimal.fields, field] });
const withLabel = (label: string) => withField({ name: 'more', type: 'text', label });
const withOption = (value: string) =>
  withField({ name: 'b', type: 'select', options: [{ value, label: 'None' }] });
const withLink = (to: string) => ({ links: [{ label: 'Others', to }] });
const withAddress = (address: string) => ({
  searchPreview: { title: 'name', description: 'city', address },
});

test.each([
  ['a field twice in the update dialog', { actions: { update: { fields: ['name', 'name'] } } }],
  [
    'a field twice in the spreadsheet',
    { actions: { bulkUpdate: { key: 'name', columns: ['name', 'city', 'city'] } } },
  ],
  ['a key that is yes or no', { actions: { bulkUpdate: { key: 'active' } } }],
  ['a key that is secret', { actions: { bulkUpdate: { key: 'card' } } }],
  ['a sort by no column', { columns: ['name'], sort: 'city' }],
  ['a unique yes or no', withField({ name: 'b', type: 'boolean', unique: true })],
  [
    'a display of no option',
    withField({ name: 'b', type: 'number', display: { by: 'kind', 2: { prefix: 'x' } } }),
  ],
  [
    'a display of an option’s label',
    withField({ name: 'b', type: 'number', display: { by: 'kind', Amount: { prefix: 'x' } } }),
  ],
  ['a display for no value', withField({ name: 'b', type: 'number', display: { by: 'kind' } })],
  ['one label for yes and no', withField({ name: 'b', type: 'boolean', falseLabel: 'yes' })],
  ['options as texts', withField({ name: 'b', type: 'select', options: ['A', 'B'], default: 'A' })],
  ['an object of fields', { fields: { name: 'name' } }],
  ['an unknown default', withField({ ...kind, name: 'b', default: 'Percentage' })],
  ['an option with a blank value', withOption(' ')],
  ['an option with a value that can’t be stored', withOption('a\u0000')],
  ['a list with an entry on each line', withField({ name: 'b', type: 'list', separator: '\n' })],
  ['a label of spaces', withLabel('   ')],
  ['a label of invisible characters', withLabel('\u200b\u2060')],
  ['a label with a line break', withLabel('a\nb')],
  ['a label that is too long', withLabel('x'.repeat(5000))],
  ['a dollar before a placeholder', withAddress('/in/$'.concat('{name}'))],
  ['doubled braces', withAddress('/in/{{name}}')],
  ['one brace', withAddress('/in/{name')],
  ['a placeholder of another language', withAddress('/in/:name')],
  ['an earlier name of the server’s', withField({ name: 'b', type: 'text', was: 'created_at' })],
  ['an earlier name that is still a field', withField({ name: 'b', type: 'text', was: 'name' })],
  ['a condition on no field', withField({ name: 'b', type: 'text', showIf: { knd: 0 } })],
  ['a condition on itself', withField({ name: 'b', type: 'text', showIf: { b: 'x' } })],
  ['a condition that no option has', withField({ name: 'b', type: 'text', showIf: { kind: 7 } })],
  [
    'a condition with an option’s label',
    withField({ name: 'b', type: 'text', showIf: { kind: ['Amount'] } }),
  ],
  [
    'a condition that is no yes or no',
    withField({ name: 'b', type: 'text', showIf: { active: 1 } }),
  ],
  [
    'a required field without a default that people can only read',
    withField({ name: 'b', type: 'text', required: true, readOnly: true }),
  ],
  [
    'a required field that people can only read and whose default is blank',
    withField({ name: 'b', type: 'text', required: true, readOnly: true, default: ' ' }),
  ],
  [
    'a form without a required field whose default is blank',
    { ...withField({ name: 'b', type: 'text', required: true, default: '' }), form: ['name'] },
  ],
  ['an unknown pattern', withField({ name: 'b', type: 'text', pattern: 'gts' })],
  ['a section of no field', { form: [{ label: 'A', fields: ['nme'] }] }],
  [
    'a field in two sections',
    {
      form: [
        { label: 'A', fields: ['name'] },
        { label: 'B', fields: ['name'] },
      ],
    },
  ],
  ['a route above the root', { route: '/../supplier' }],
  ['a route with an empty part', { route: '/a//b' }],
  ['a text longer than a request', withField({ name: 'b', type: 'text', max: 1_000_001 })],
  ['a search for secrets', { columns: [{ field: 'card', searchable: true, sortable: true }] }],
  ['a preview of secrets', { searchPreview: { title: 'card', description: 'city' } }],
  ['an address without a slash', withAddress('in/{name}')],
  ['an address on another site', withAddress('//shop.in/{name}')],
  ['a link without a slash', withLink('order?search={name}')],
  ['a link to another site', withLink('/\\shop.in/{name}')],
  ['a link with an unknown field', withLink('/order?search={nmae}')],
  [
    'two links with the same label',
    { links: [...withLink('/order').links, ...withLink('/review').links] },
  ],
  [
    'a display that decides about itself',
    withField({ name: 'b', type: 'number', display: { by: 'b', 1: { prefix: 'x' } } }),
  ],
  ['no whole number', withField({ name: 'b', type: 'number', integer: true, min: 0.2, max: 0.8 })],
  ['a line break in a line', withField({ name: 'b', type: 'text', default: 'a\nb' })],
  [
    'a default that breaks the pattern',
    withField({
      name: 'b',
      type: 'text',
      default: 'x1',
      pattern: { regex: '\\d', message: 'No.' },
    }),
  ],
  ['a field named by PostgreSQL', withField({ name: 'xmin', type: 'text' })],
  ['a field named by JavaScript', withField({ name: 'constructor', type: 'text' })],
  ['keys of another type', withField({ name: 'b', type: 'slug', options: [], display: {} })],
  ['an option without keys', withField({ name: 'b', type: 'select', options: [{}] })],
  [
    'a pattern one level too deep',
    withField({ name: 'b', type: 'text', pattern: { p: { regex: 'a', message: 'A.' } } }),
  ],
  ['another word for a missing key', { columns: [{ source: 'name' }] }],
  ['a field after a section', { form: [{ label: 'A', fields: ['city'] }, 'name'] }],
  ['one column in two ways', { columns: [{ field: 'name', width: 90 }, 'city', 'name'] }],
  [
    'a pattern that is longer than allowed',
    withField({ name: 'b', type: 'text', max: 9, pattern: 'gst' }),
  ],
  ['a form without what must be filled in', { form: ['city'], actions: undefined }],
  ['a list in a form', { form: [['name', 'city'], 'kind'], actions: undefined }],
  ['a field that is missing in two places', { form: ['name', 'nmae'], columns: ['nmae'] }],
])('rejects %s with one report', (_, change) => {
  expect(check(change).problems).toHaveLength(1);
});

test.each([
  ['maximum', { name: 'b', type: 'text', maxLength: 5 }, 'max', '"max": 5'],
  ['hint', { name: 'b', type: 'text', hint: 'x' }, 'help', '"help": "x"'],
  [
    'visibleOn',
    { name: 'b', type: 'text', visibleOn: { kind: 0 } },
    'showIf',
    '"showIf": {"kind":0}',
  ],
  ['renamedFrom', { name: 'b', type: 'text', renamedFrom: 'c' }, 'was', '"was": "c"'],
  ['oldName', { name: 'b', type: 'text', oldName: 'c' }, 'was', '"was": "c"'],
  ['many', { name: 'b', type: 'reference', to: 'order', many: true }, 'multiple', 'true'],
  ['choices', { name: 'b', type: 'select', choices: kind.options }, 'options', '"options": ['],
  ['verbose_name', { name: 'b', type: 'text', verbose_name: 'B' }, 'label', '"label": "B"'],
  ['required_if', { name: 'b', type: 'text', required_if: 'kind' }, 'showIf', '{"kind":0}'],
])('knows what other tools call %s', (_, field, suggestion, example) => {
  const { problems } = check(withField(field));
  expect(problems).toEqual([
    expect.objectContaining({ suggestion, example: expect.stringContaining(example) }),
  ]);
});

test.each([
  ['string', 'text'],
  ['multiline', 'textarea'],
  ['dropdown', 'select'],
  ['bool', 'boolean'],
  ['many-to-one', 'reference'],
  ['CharField', 'text'],
  ['BooleanInput', 'boolean'],
])('knows that the type %s is called %s here', (type, suggestion) => {
  expect(check(withField({ name: 'b', type })).problems[0]).toMatchObject({ suggestion });
});

test.each([
  ['listFields', { listFields: ['name'] }, 'columns', '"columns": ["name"]'],
  ['list_display', { list_display: ['name'] }, 'columns', '"columns": ["name"]'],
  ['right', { columns: [{ field: 'name', align: 'right' }] }, 'end', '"align": "end"'],
])('knows what other tools call %s of a table', (_, change, suggestion, example) => {
  expect(check(change).problems).toEqual([expect.objectContaining({ suggestion, example })]);
});

test.each([
  [{ field: 'city', width: 'wide' }, '"width"'],
  [{ name: 'city', label: 'Town', help: 'Where.' }, '"label", "help"'],
  [{ field: 'city' }, undefined],
])('says that a form has names, not %j', (entry, keys) => {
  const { problems } = check({ form: ['name', entry, 'kind'] });
  expect(problems).toMatchObject([{ path: 'form[1]', example: '"city"' }]);
  expect(problems[0]?.reason).toBe(
    `A form has the names of fields, and sections.${keys ? ` Move ${keys} to the field in "fields".` : ''}`,
  );
});

test.each([
  ['name desc', '-name'],
  ['nam: descending', '-name'],
])('says how a sort by %j is written', (sort, suggestion) => {
  expect(check({ sort }).problems).toMatchObject([{ path: 'sort', suggestion }]);
});

test('does not mistake the end of a name for a sort direction', () => {
  const fields = ['meta', 'metaDesc'].map((name) => ({ name, type: 'text' }));
  for (const name of ['meta_desc', 'meta desc'])
    expect(check({ fields, columns: [name] }).problems).toMatchObject([{ suggestion: 'metaDesc' }]);
  expect(check({ fields, sort: 'meta_desc' }).problems).toMatchObject([{ suggestion: 'metaDesc' }]);
});

test('says where a misplaced key belongs', () => {
  const [problem] = check(withField({ name: 'b', type: 'text', sortable: true })).problems;
  expect(problem?.reason).toBe('The key "sortable" is not allowed here. It belongs in "columns".');
});

test('says that a type lacks the keys of another, and which keys it has', () => {
  const reasonFor = (field: object) =>
    check(withField({ name: 'b', ...field })).problems[0]?.reason;
  expect(reasonFor({ type: 'text', options: [] })).toMatch(
    /^Fields of the type "text" have no "options"\. They have "min", .*\. Other types do: "select"\.$/,
  );
  expect(reasonFor({ type: 'boolean', max: 5, display: {} })).toMatch(
    /^Fields of the type "boolean" have no "max" and no "display"\. They have "trueLabel", /,
  );
});

test.each([
  ['optional', 'Fields are optional unless they have "required": true. Remove this key.'],
  ['blank', 'Fields are optional unless they have "required": true. Remove this key.'],
  ['editable', 'unless it has "readOnly": true. Remove this key.'],
  ['hidden', 'only the fields in "columns"'],
  ['validate', 'such as "required", "min" and "max".'],
  ['permissions', 'Who may do what is in roles.json.'],
  ['search_fields', 'unless it has "searchable": false.'],
  ['list_filter', 'unless it has "filterable": false.'],
  ['//', 'JSON has no comments.'],
])('says why %s is not needed', (key, reason) => {
  const { problems } = check(withField({ name: 'b', type: 'text', [key]: 'x' }));
  expect(problems).toEqual([expect.objectContaining({ reason: expect.stringContaining(reason) })]);
});

test('an earlier name that equals the current one is reported differently from another field’s', () => {
  const [own] = check(withField({ name: 'b', type: 'text', was: 'b' })).problems;
  expect(own?.reason).toContain('the field is called "b"');
});

test.each([
  ['a number in quotes', withField({ name: 'b', type: 'text', max: '12' }), '"max": 12'],
  ['yes for true', withField({ name: 'b', type: 'text', required: 'yes' }), '"required": true'],
  [
    'another word for a missing key, with its value',
    { views: [{ label: 'Late', search: 'a' }] },
    '"name": "Late"',
  ],
  [
    'what decides about a bound',
    withField({ name: 'b', type: 'number', max: { field: 'kind', 1: 100 } }),
    '"by": "kind"',
  ],
  ['a text for a list', { form: 'name' }, '"form": ["name"]'],
  ['an amount in words', withField({ name: 'b', type: 'money', max: '₹ 1,500/-' }), '"max": 1500'],
  ['a route without a slash', { route: 'my-suppliers/' }, '"route": "/my-suppliers"'],
  ['a route with a query', { route: '/suppliers//a?all=1' }, '"route": "/suppliers/a"'],
  [
    'conditions as a list',
    { views: [{ name: 'A', filter: [{ kind: 0 }] }] },
    '"filter": {"kind":0}',
  ],
  ['actions as a list', { actions: ['add', 'remove'] }, '"actions": {"add":{},"remove":{}}'],
  [
    'a colour',
    withField({ ...kind, name: 'b', options: [{ value: 0, label: 'A', tone: 'red' }] }),
    '"tone": "danger"',
  ],
])('shows how to write %s', (_, change, example) => {
  expect(check(change).problems[0]?.example).toBe(example);
});

test('shows the value of a default beside its label', () => {
  const [problem] = check(withField({ ...kind, name: 'b', default: 'Percentage' })).problems;
  expect(problem).toMatchObject({
    reason: 'The default must be the value of an option: 0 (Amount), 1 (Percentage).',
    example: '"default": 1',
  });
});

test('rejects the label of an option that is the value of another one', () => {
  const options = [
    { value: 1, label: '2' },
    { value: 2, label: 'Two' },
    { value: 'two', label: 'More' },
  ];
  const { problems } = check(withField({ name: 'b', type: 'select', options }));
  expect(problems).toMatchObject([
    { path: 'fields[6].options[0].label', reason: expect.stringMatching(/^"2" is the value/) },
    { path: 'fields[6].options[1].label', reason: expect.stringMatching(/^"Two" is the value/) },
  ]);
});

test('calls a field without a label what its screen calls it', () => {
  const field = { name: 'firstOrder', type: 'number', max: 5, default: 7 };
  const reason = 'The default breaks the field’s own rules: First Order must be 5 or less.';
  expect(check(withField(field)).problems).toMatchObject([{ reason }]);
  const columns = [{ field: 'name', label: 'First Order' }, 'firstOrder'];
  expect(check({ ...withField({ ...field, default: 5 }), columns }).warnings).toMatchObject([
    { path: 'columns[1].label', reason: expect.stringContaining('The header "First Order"') },
  ]);
});

test('says that the file must be renamed if no entity can have its name', () => {
  const { problems } = checkConfig(JSON.stringify(minimal), 'My Supplier.json', 'My Supplier');
  expect(problems[0]?.reason).toContain('Rename the file to mySupplier.json');
  const word = checkConfig(JSON.stringify(minimal), 'constructor.json', 'constructor');
  expect(word.problems[0]?.reason).toContain('Rename the file: the name "constructor" is reserved');
});

test('warns about labels, keys and schemas that are probably not meant, and accepts them', () => {
  const { config, warnings } = check({
    $schema: './shema.json',
    ...withField({ name: 'b', label: 'Same', type: 'text' }),
    actions: { bulkUpdate: { key: 'city' } },
    columns: [
      { field: 'name', label: 'Same' },
      { field: 'city', label: 'same' },
    ],
  });
  expect(config).toBeDefined();
  expect(warnings.map(({ path }) => path)).toEqual([
    '$schema',
    'actions.bulkUpdate.key',
    'columns[1].label',
  ]);
});

test.each([
  ['trueLabel', { trueLabel: 'No ', falseLabel: 'Off' }],
  ['falseLabel', { falseLabel: 'TRUE' }],
])('warns about a %s that usually means the opposite', (key, labels) => {
  const { warnings } = check(withField({ name: 'b', type: 'boolean', ...labels }));
  expect(warnings.map(({ path }) => path)).toContain(`fields[6].${key}`);
});

test('warns about spaces that can’t be seen at the end of a value', () => {
  const options = [{ value: 'index ', label: 'Index' }];
  const { warnings } = check(withField({ name: 'b', type: 'select', options }));
  expect(warnings).toEqual([expect.objectContaining({ example: '"value": "index"' })]);
});

test.each([
  ['gst', '27AAPFU0939F1ZV', '27aapfu0939f1zv'],
  ['pincode', '302001', '012345'],
  ['ifsc', 'SBIN0001234', 'SBIN1001234'],
  ['pan', 'ABCDE1234F', 'ABCDE12345'],
])('the pattern %s knows %s from %s', (pattern, right, wrong) => {
  const { config } = check(withField({ name: 'b', type: 'text', pattern }));
  const field = config?.fields.at(-1);
  if (!field) throw new Error('The config has mistakes.');
  expect(messagesAbout(field, right)).toEqual([]);
  expect(messagesAbout(field, wrong)).toHaveLength(1);
});

test('an unknown pattern has a suggestion', () => {
  const { problems } = check(withField({ name: 'b', type: 'text', pattern: 'gts' }));
  expect(problems[0]).toMatchObject({ path: 'fields[6].pattern', suggestion: 'gst' });
});

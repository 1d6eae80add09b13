import { describe, expect, test } from 'vitest';
import { formatProblems } from '../check/config-problem';
import { withEdit } from '../edit-text';
import { entityConfig } from '../testing';
import { checkRoles } from './check-roles';

const configs = [
  entityConfig({
    name: 'installer',
    fields: [{ name: 'aadhaarNo', type: 'aadhaar' }],
    actions: { update: { fields: ['aadhaarNo'] } },
  }),
  entityConfig({ name: 'coupon', fields: [{ name: 'code', type: 'text' }] }),
];

const check = (text: string) => checkRoles(text, 'entity-configs/roles.json', configs);
const checkValue = (value: unknown) => check(JSON.stringify(value));

test('reads roles, without the key that names their schema', () => {
  const roles = {
    sales: { order: 'all', installer: ['read', 'update', 'reveal'] },
    owner: 'all',
  };
  expect(checkValue({ $schema: './roles.schema.json', ...roles })).toEqual({
    roles,
    problems: [],
    warnings: [],
  });
});

describe('is rejected with a sentence, a line and what was meant:', () => {
  test('a misspelt screen and a misspelt action', () => {
    const text = `{
  "sales": {
    "instaler": "all",
    "order": ["read", "asign"]
  },
  "owner": "all"
}`;
    expect(formatProblems(check(text).problems)).toBe(`entity-configs/roles.json:3:5  sales.instaler
  There is no screen "instaler". Did you mean "installer"?

entity-configs/roles.json:4:23  sales.order[1]
  There is no action "asign". Did you mean "assign"?

2 problems in 1 file. 1 of them can be corrected by: npm run check -- --fix`);
  });

  test.each<[string, unknown, string, string]>([
    ['a label', { a: { Installers: 'all' } }, 'a.Installers', 'installer'],
    ['the words of other tools', { a: { users: 'all' } }, 'a.users', 'accounts'],
    [
      'the words of other tools',
      { a: { customCatalogue: 'all' } },
      'a.customCatalogue',
      'catalogue',
    ],
    ['the words of other tools', { a: { order: ['read', 'invoice'] } }, 'a.order[1]', 'documents'],
    ['the words of other tools', { a: { coupon: ['view'] } }, 'a.coupon[0]', 'read'],
    ['the words of other tools', { a: { coupon: ['read', 'edit'] } }, 'a.coupon[1]', 'update'],
    ['the words of other tools', { a: { coupon: ['read', 'delete'] } }, 'a.coupon[1]', 'remove'],
    ['the words of other tools', { a: { coupon: ['read', 'create'] } }, 'a.coupon[1]', 'add'],
  ])('%s: %j', (_, value, path, suggestion) => {
    expect(checkValue(value).problems).toMatchObject([{ path, suggestion }]);
  });

  test.each<[string, unknown, string]>([
    ['an action in place of a list', 'read', '["read"]'],
    ['actions as keys', { read: true, add: true, remove: false }, '["read","add"]'],
    ['"all" in a list', ['read', 'all'], '"all"'],
    ['another word', true, '["read","update"]'],
  ])('%s, with what was meant', (_, coupon, example) => {
    expect(checkValue({ a: { coupon } }).problems).toMatchObject([{ path: 'a.coupon', example }]);
  });

  test('no list, with actions that the screen has', () => {
    expect(checkValue({ a: { order: true } }).problems).toMatchObject([{ example: '["read"]' }]);
  });

  test.each<[string, unknown, string]>([
    ['around the roles', { roles: { owner: 'all', a: { coupon: 'all' } } }, 'roles'],
    ['around the screens', { a: { screens: { coupon: 'all', order: 'all' } } }, 'a.screens'],
  ])('a needless level %s', (_, value, path) => {
    const reason = expect.stringMatching(/^Remove "(roles|screens)" and its brackets/);
    expect(checkValue(value).problems).toMatchObject([{ path, reason }]);
  });

  test.each([
    ['"instaler"', '"installer"'],
    ['"Coupon"', '"coupon"'],
    ['"users"', undefined],
    ['"stuff"', undefined],
  ])('%s, which is corrected only if it is a misspelt screen', (written, right) => {
    const text = `{ "a": { ${written}: "all" }, "owner": "all" }`;
    const [problem] = check(text).problems;
    const fixed = problem?.fix && withEdit(text, problem.fix);
    expect(fixed).toBe(right && text.replace(written, right));
  });

  test('a misspelt screen beside the right one, without a correction', () => {
    const [problem] = check('{ "a": { "coupon": "all", "cuopon": ["read"] } }').problems;
    expect(problem).toMatchObject({ path: 'a.cuopon', suggestion: 'coupon', fix: undefined });
  });

  test.each<[string, unknown, string, string]>([
    ['no object', [], '', 'Must be an object in { } with a key for each role.'],
    [
      'no role',
      {},
      '',
      'This file has no role, so nobody could do anything. Add one, or remove the file.',
    ],
    [
      'a role without a screen',
      { a: {} },
      'a',
      'The role a may do nothing. Name a screen, or remove the role.',
    ],
    [
      'a role that is no object',
      { a: ['order'] },
      'a',
      'Must be "all", or an object in { } with a key for each screen.',
    ],
    [
      'a name that an account could not have',
      { 'a, b': 'all' },
      'a, b',
      'The name of a role begins with a letter, and has at most 40 letters, digits, - and _.',
    ],
    [
      'no actions',
      { a: { coupon: [] } },
      'a.coupon',
      'Must be "all", or a list of actions in [ ].',
    ],
    [
      'an action in place of a list',
      { a: { coupon: 'read' } },
      'a.coupon',
      'Must be "all", or a list of actions in [ ].',
    ],
    [
      'actions that nobody can see',
      { a: { coupon: ['export'] } },
      'a.coupon',
      'Without "read" nobody can use the other actions. Add it.',
    ],
    [
      'single actions of the accounts',
      { a: { accounts: ['read'] } },
      'a.accounts',
      'Must be "all": accounts has no single actions.',
    ],
    [
      'a screen that nothing is like',
      { a: { zzzzzzzz: 'all' } },
      'a.zzzzzzzz',
      'There is no screen "zzzzzzzz". Use one of: "installer", "coupon", "order", "catalogue", "pdf", "review", "studio", "accounts".',
    ],
    [
      'an action that is no text',
      { a: { coupon: ['read', 1] } },
      'a.coupon[1]',
      'There is no action 1. Use one of: "read", "add", "update", "remove", "export", "undo".',
    ],
    ['a schema that is no text', { $schema: 1, a: 'all' }, '$schema', 'Must be text in quotes.'],
  ])('%s', (_, value, path, reason) => {
    const { roles, problems } = checkValue(value);
    expect(problems).toMatchObject([{ path, reason }]);
    expect(roles).toBeUndefined();
  });

  test('a role that occurs twice, and a text that is not JSON', () => {
    expect(check('{"a": "all", "a": {"coupon": "all"}}').problems).toMatchObject([
      { reason: 'The key "a" occurs twice in the same object. Remove one.' },
    ]);
    expect(check('{"a": "all",').problems).toHaveLength(1);
  });
});

describe('is warned of:', () => {
  test.each<[string, unknown, string]>([
    [
      'a file in which no role manages accounts',
      { a: { coupon: 'all' } },
      'No role has "accounts", so accounts can only be managed with npm run user. Give it to one: "accounts": "all".',
    ],
    [
      'an action that the screen does not have',
      { a: { coupon: ['read', 'reveal'] }, owner: 'all' },
      'The screen coupon has no "reveal". Use one of: "read", "add", "update", "remove", "export", "undo".',
    ],
    [
      'an export from a hand-written screen without one',
      { a: { pdf: ['read', 'export'] }, owner: 'all' },
      'The screen pdf has no "export". Use one of: "read", "download".',
    ],
    [
      'who assigns installers without seeing them',
      { a: { order: ['read', 'assign'] }, owner: 'all' },
      'This role may assign installers, but not see them: only their ids are offered. Add "installer": ["read"].',
    ],
  ])('%s', (_, value, reason) => {
    const { roles, warnings } = checkValue(value);
    expect(warnings).toMatchObject([{ reason }]);
    expect(roles).toEqual(value);
  });
});

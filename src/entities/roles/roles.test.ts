import { describe, expect, test } from 'vitest';
import { mayDo, type Roles } from './roles';

const roles: Roles = {
  sales: { order: 'all', installer: ['read', 'update'] },
  content: { page: ['read'] },
  owner: 'all',
};

const may = (names: readonly string[], ...what: [string, Parameters<typeof mayDo>[3]]) =>
  mayDo(roles, { roles: names, isEditor: false }, ...what);

test('one of several roles is enough', () => {
  expect(may(['sales'], 'installer', 'update')).toBe(true);
  expect(may(['sales'], 'installer', 'remove')).toBe(false);
  expect(may(['sales'], 'page', 'read')).toBe(false);
  expect(may(['sales', 'content'], 'page', 'read')).toBe(true);
  expect(may(['owner'], 'accounts', 'update')).toBe(true);
});

test('nothing is allowed without a role, by an unknown role, or by a name that all objects inherit', () => {
  for (const name of ['', 'gone', 'constructor', '__proto__', 'toString'])
    expect(may([name], 'order', 'read')).toBe(false);
  expect(may([], 'order', 'read')).toBe(false);
  expect(may(['sales'], 'constructor', 'read')).toBe(false);
});

describe('an editor of the entity files', () => {
  const editor = { roles: [], isEditor: true };

  test('has the Studio and the accounts while there are no roles', () => {
    const other = { roles: ['sales'], isEditor: false };
    for (const screen of ['studio', 'accounts']) {
      expect(mayDo(undefined, editor, screen, 'read')).toBe(true);
      expect(mayDo(undefined, other, screen, 'read')).toBe(false);
    }
    expect(mayDo(undefined, other, 'coupon', 'remove')).toBe(true);
  });

  test('has only the rights of their roles once there are some', () => {
    expect(mayDo(roles, editor, 'studio', 'read')).toBe(false);
    expect(mayDo(roles, editor, 'order', 'read')).toBe(false);
  });
});

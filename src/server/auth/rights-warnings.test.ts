import { expect, test } from 'vitest';
import type { Roles } from '../../entities/roles/roles';
import { rightsWarnings } from './rights-warnings';

const account = (username: string, roles: readonly string[], isBlocked = false) => {
  return { id: 1, username, contact: null, isEditor: true, roles, isBlocked };
};
const roles: Roles = { sales: { order: 'all' }, clerk: { accounts: 'all' }, owner: 'all' };
const notes = (...accounts: ReturnType<typeof account>[]) =>
  rightsWarnings(roles, { list: async () => accounts });

test('the warnings name accounts that can do nothing, and say if no account can manage the others', async () => {
  expect(
    await notes(
      account('asha', []),
      account('ravi', ['gone', 'toString']),
      account('uma', ['sales']),
    ),
  ).toEqual([
    'These accounts can do nothing, because they have none of the roles in roles.json: asha, ravi. Give them one: npm run user -- role asha ROLE',
    'No account has a role with "accounts", so accounts can only be managed with npm run user.',
    'No account has the role clerk. Remove it from roles.json, or give it to an account: npm run user -- role NAME clerk',
    'No account has the role owner. Remove it from roles.json, or give it to an account: npm run user -- role NAME owner',
  ]);
});

test('there are no warnings when all is well, or while there are no roles or no accounts', async () => {
  expect(
    await notes(account('asha', ['owner', 'sales', 'clerk']), account('ravi', [], true)),
  ).toEqual([]);
  expect(await notes()).toEqual([]);
  const list = async () => [account('asha', [])];
  expect(await rightsWarnings(undefined, { list })).toEqual([]);
});

import { mayDo, type Roles } from '../../entities/roles/roles';
import type { Account, Accounts } from './accounts';
import { authTexts as texts } from './texts';

/** Warnings for the operator: accounts that the roles lock out, and roles that no account has. */
export async function rightsWarnings(
  roles: Roles | undefined,
  accounts: Pick<Accounts, 'list'>,
): Promise<string[]> {
  if (!roles) return [];
  const all = (await accounts.list()).filter(({ isBlocked }) => !isBlocked);
  if (all.length === 0) return [];
  const idle = all.filter((account) => account.roles.every((name) => !Object.hasOwn(roles, name)));
  const isManaged = all.some((account) => mayDo(roles, account, 'accounts', 'update'));
  return [
    ...(idle.length > 0 ? [texts.idle(idle.map(({ username }) => username))] : []),
    ...(isManaged ? [] : [texts.noManager]),
    ...unusedRoles(roles, all).map(texts.unusedRole),
  ];
}

/** The roles that no account has; none while there are no accounts. */
export function unusedRoles(
  roles: Roles,
  accounts: readonly Pick<Account, 'roles' | 'isBlocked'>[],
): string[] {
  const able = accounts.filter(({ isBlocked }) => !isBlocked);
  const used = new Set(able.flatMap((account) => account.roles));
  return able.length === 0 ? [] : Object.keys(roles).filter((name) => !used.has(name));
}

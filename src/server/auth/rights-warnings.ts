import { mayDo, type Roles } from '../../entities/roles/roles';
import type { Account, Accounts } from './accounts';
import { authTexts as texts } from './texts';

/** Warnings for the operator: accounts that the roles lock out, and roles that no account has. */
export async function rightsWarnings(
  roles: Roles | undefined,
  accounts: Pick<Accounts, 'list'>,
): Promise<string[]> {
  if (!roles) return [];
  const able = notBlocked(await accounts.list());
  if (able.length === 0) return [];
  const idle = able.filter((account) => account.roles.every((name) => !Object.hasOwn(roles, name)));
  const isManaged = able.some((account) => mayDo(roles, account, 'accounts', 'update'));
  return [
    ...(idle.length > 0 ? [texts.idle(idle.map(({ username }) => username))] : []),
    ...(isManaged ? [] : [texts.noManager]),
    ...unusedRoles(roles, able).map(texts.unusedRole),
  ];
}

/** The roles that no account has; none while there are no accounts. */
export function unusedRoles(
  roles: Roles,
  accounts: readonly Pick<Account, 'roles' | 'isBlocked'>[],
): string[] {
  const able = notBlocked(accounts);
  const used = new Set(able.flatMap((account) => account.roles));
  return able.length === 0 ? [] : Object.keys(roles).filter((name) => !used.has(name));
}

const notBlocked = <Some extends Pick<Account, 'isBlocked'>>(accounts: readonly Some[]) =>
  accounts.filter(({ isBlocked }) => !isBlocked);

import type { Accounts } from '../server/auth/accounts';
import type { Passwords } from '../server/auth/passwords';

export const demoAccount = { username: 'demo', password: 'paperhanger' };

/** Makes the account of demo mode where there is none. Says whether one can sign in with it as it is printed. */
export async function keepDemoAccount(accounts: Accounts, passwords: Passwords): Promise<boolean> {
  const { username, password } = demoAccount;
  const existing = await accounts.find(username);
  if (existing) return passwords.verify(password, existing.passwordHash);
  const passwordHash = await passwords.hash(password);
  await accounts.add({ username, contact: null, passwordHash });
  return true;
}

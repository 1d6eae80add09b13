import type { Accounts } from '../server/auth/accounts';
import type { Passwords } from '../server/auth/passwords';
import { demoTexts as texts } from './texts';

const account = { username: 'demo', password: 'paperhanger' };

/** Adds the demo account unless it exists. Returns how to sign in with it, if it still has its password. */
export async function seedAccount(accounts: Accounts, passwords: Passwords): Promise<string[]> {
  const { username, password } = account;
  const existing = await accounts.find(username);
  if (existing && !(await passwords.verify(password, existing.passwordHash))) return [];
  if (!existing) {
    const passwordHash = await passwords.hash(password);
    await accounts.add({ username, contact: null, passwordHash, isEditor: true });
  } else {
    // In earlier versions, the account was not an editor's.
    await accounts.change(existing.id, { isEditor: true });
  }
  return [texts.signInAs(username, password), texts.otpsHere];
}

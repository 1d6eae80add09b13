import { isRecord } from '../../common/is-record';
import { currentUserId } from '../session/session';
import { storedValue } from './storage';

const stored = storedValue(() => localStorage, 'recent');
const MOST = 6;

/** What the user chose last in the palette, the latest first. Only keys: titles may be names of customers. */
export function recentKeys(): readonly string[] {
  const all = stored.read();
  const keys = isRecord(all) ? all[currentUserId() ?? ''] : undefined;
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
}

export function rememberKey(key: string): void {
  const all = stored.read();
  const keys = [key, ...recentKeys().filter((other) => other !== key)].slice(0, MOST);
  stored.write({ ...(isRecord(all) && all), [currentUserId() ?? '']: keys });
}

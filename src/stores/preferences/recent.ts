import { isRecord } from '../../common/is-record';
import { keptStore } from '../browser-storage';
import { currentUserId } from '../session/session';

/** What each user last chose in the palette, by user id, latest first. Only keys, because titles may name customers. */
type Recent = Readonly<Record<string, readonly string[]>>;

const MOST = 6;

const recentStore = keptStore<Recent>({
  name: 'recent',
  initial: {},
  merge: readRecent,
});

export function recentKeys(): readonly string[] {
  // Other tabs may have written since.
  void recentStore.persist.rehydrate();
  return recentStore.getState()[currentUserId() ?? ''] ?? [];
}

export function rememberKey(key: string): void {
  const keys = [key, ...recentKeys().filter((other) => other !== key)].slice(0, MOST);
  recentStore.setState({ [currentUserId() ?? '']: keys });
}

function readRecent(kept: unknown, now: Recent): Recent {
  return Object.fromEntries(
    Object.entries(isRecord(kept) ? kept : now).map(([user, keys]) => [
      user,
      Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [],
    ]),
  );
}

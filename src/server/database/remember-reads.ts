import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { FileAdapter } from './sqlite';
import type { Database } from './tables';

/** More than the sessions in use and the lists together. */
const MAX_READS = 1000;

/**
 * Returns `read` with a cache, which is cleared when someone writes to the database, in this process or another. For a
 * SQLite file, that is known without a query. For PostgreSQL it isn't, so nothing is cached there: a session that
 * another machine ends must be over at once.
 */
export function rememberReads<Value>(
  db: Kysely<Database>,
  read: (key: string) => Promise<Value>,
): (key: string) => Promise<Value> {
  const { adapter } = db.getExecutor();
  if (!(adapter instanceof FileAdapter)) return read;
  const known = new LRUCache<string, Promise<Value>>({ max: MAX_READS });
  let version: number | undefined;

  return (key) => {
    // Checked before reading, so that what is written between the two is read again next time.
    const now = adapter.dataVersion();
    if (now !== version) known.clear();
    version = now;
    const before = known.get(key);
    if (before) return before;
    const value = read(key);
    known.set(key, value);
    value.catch(() => known.delete(key));
    return value;
  };
}

import { invalid } from '../http/errors';
import { readHistory, type Values } from '../tables/change-log';
import type { Author, EntityTransaction } from '../tables/entity-store';
import { currentNames } from '../tables/stored-fields';
import { day, iso } from '../time/clock';
import { readableValues } from './check-input';
import { withCurrentNames } from './outdated-input';
import type { EntityRow } from './read-rows';
import { writeTexts as texts } from './texts';

/** An add that may be sent more than once, with the same key and values. */
interface AddRequest {
  readonly author: Author;
  readonly key: string;
  readonly values: Values;
}

/** What an earlier request with this key has added. Throws a 422 if that request had other values. */
export async function findEarlierAdd(
  { db, cipher, config }: EntityTransaction,
  { author, key, values }: AddRequest,
): Promise<{ readonly row: EntityRow; readonly change: number } | undefined> {
  const earlier = await db
    .selectFrom('idempotency_key')
    .innerJoin('change', 'change.id', 'idempotency_key.change_id')
    .select(['request_hmac', 'change_id', 'row_id', 'after', 'version'])
    .where('key', '=', key)
    .where('idempotency_key.account_id', '=', author.id)
    .where('idempotency_key.entity', '=', config.name)
    .executeTakeFirst();
  if (!earlier) return undefined;
  if (earlier.request_hmac !== cipher.digest(JSON.stringify(values)))
    throw invalid({}, texts.keyUsed);
  const place = { entity: config.name, rowId: earlier.row_id };
  const added = readHistory(earlier.after ?? '{}', cipher, place);
  const row = {
    ...readableValues(config, withCurrentNames(await currentNames(db, config), added)),
    id: earlier.row_id,
    version: earlier.version,
  };
  return { row, change: earlier.change_id };
}

/** Remembers the response for a day, and forgets older ones. */
export async function rememberResponse(
  { db, cipher, config, at }: EntityTransaction,
  { author, key, values }: AddRequest,
  changeId: number,
): Promise<void> {
  const oldest = iso(Date.parse(at) - day);
  await db.deleteFrom('idempotency_key').where('created_at', '<', oldest).execute();
  await db
    .insertInto('idempotency_key')
    .values({
      key,
      account_id: author.id,
      entity: config.name,
      // Keyed: a row's few values could be guessed from a plain hash.
      request_hmac: cipher.digest(JSON.stringify(values)),
      change_id: changeId,
      created_at: at,
    })
    .execute();
}

import type { EntityConfig } from '../../entities/entity-config';
import { readHistory, type Values } from '../entity-tables/change-log';
import type { Author, OpenStore } from '../entity-tables/entity-store';
import { invalid } from '../http/errors';
import type { EntityRow } from './rows';
import { writeTexts as texts } from './texts';

/** An add that may come more than once: the same key and values mean the same request. */
export interface AddRequest {
  readonly author: Author;
  readonly key: string;
  readonly values: Values;
}

const KEPT_FOR_MS = 24 * 60 * 60 * 1000;

/** What the request was answered when it came first. Throws a 422 when the key was another's. */
export async function earlierAnswer(
  open: OpenStore,
  config: EntityConfig,
  request: AddRequest,
): Promise<EntityRow | undefined> {
  const earlier = await open.trx
    .selectFrom('idempotency_key')
    .innerJoin('change', 'change.id', 'idempotency_key.change_id')
    .select(['request_hmac', 'row_id', 'after', 'version'])
    .where('key', '=', request.key)
    .where('idempotency_key.account_id', '=', request.author.id)
    .where('idempotency_key.entity', '=', config.name)
    .executeTakeFirst();
  if (!earlier) return undefined;
  if (earlier.request_hmac !== hmacOf(open, request)) {
    throw invalid({}, texts.keyUsed);
  }
  const values = readHistory(earlier.after ?? '{}', open.sealer);
  return { ...values, id: earlier.row_id, version: earlier.version };
}

/** Keeps the answer for a day, and forgets what is older. */
export async function rememberAnswer(
  open: OpenStore,
  config: EntityConfig,
  request: AddRequest,
  changeId: number,
): Promise<void> {
  const now = Date.now();
  await open.trx
    .deleteFrom('idempotency_key')
    .where('created_at', '<', new Date(now - KEPT_FOR_MS).toISOString())
    .execute();
  await open.trx
    .insertInto('idempotency_key')
    .values({
      key: request.key,
      account_id: request.author.id,
      entity: config.name,
      request_hmac: hmacOf(open, request),
      change_id: changeId,
      created_at: new Date(now).toISOString(),
    })
    .execute();
}

/** Keyed, for the values of a request can be few enough to be guessed from a plain hash. */
function hmacOf({ sealer }: OpenStore, { values }: AddRequest): string {
  return sealer.digest(JSON.stringify(values));
}

import { isRecord } from '../common/is-record';
import type { EntityConfig } from '../entities/entity-config';
import type { Row } from '../entities/row';
import { configsVersion } from './configs-version';
import { send } from './http/client';
import { readLoosely, rowIn } from './http/response-body';

/** Lets our own server refuse what its forms no longer have; other servers get no such header. */
function versionHeader(): Record<string, string> {
  const version = configsVersion();
  return version === undefined ? {} : { 'Configs-Version': version };
}

/** Every repeat of a submit has the same `idempotencyKey`, by which a server can recognize it. */
export async function postAdd(config: EntityConfig, row: Row, idempotencyKey: string) {
  const headers = { ...versionHeader(), 'Idempotency-Key': idempotencyKey };
  return rowIn(await send({ method: 'post', path: config.endpoints.add, json: row, headers }));
}

/** Sends the full row, with unknown fields unchanged. */
export async function postUpdate(config: EntityConfig, row: Row): Promise<Row | undefined> {
  const headers = versionHeader();
  const path = config.endpoints.update;
  return rowIn(await send({ method: 'post', path, json: row, headers }));
}

/** Only our own server has this call. */
export async function fetchSealed({ name }: EntityConfig, id: unknown): Promise<Row> {
  const json = { entity: name, id };
  const { text } = await send({ method: 'post', path: '/api/sealed', isRead: true, json });
  const values = readLoosely(text);
  return isRecord(values) ? values : {};
}

export async function postRemove(config: EntityConfig, id: unknown): Promise<undefined> {
  await send({ method: 'post', path: config.endpoints.remove, json: { id } });
}

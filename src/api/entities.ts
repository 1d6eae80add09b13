import { configsVersion } from '../common/configs-version';
import type { EntityConfig } from '../entities/entity-config';
import type { Row } from '../entities/row';
import { CONFIGS_VERSION } from '../entities/wire/headers';
import { askOwnServer } from './http/ask';
import { send } from './http/client';
import { rowOfResponse } from './http/response-body';

/** Lets our own server reject forms that are outdated. Other servers get no such header. */
function versionHeader() {
  return { [CONFIGS_VERSION]: configsVersion() };
}

/** Every repeat of a submit has the same `idempotencyKey`, so a server can recognize it. */
export async function addRow(config: EntityConfig, row: Row, idempotencyKey: string) {
  const headers = { ...versionHeader(), 'Idempotency-Key': idempotencyKey };
  return rowOfResponse(
    await send({ method: 'post', path: config.endpoints.add, json: row, headers }),
  );
}

/** Sends the full row, with unknown fields unchanged. */
export async function updateRow(config: EntityConfig, row: Row): Promise<Row | undefined> {
  const headers = versionHeader();
  const path = config.endpoints.update;
  return rowOfResponse(await send({ method: 'post', path, json: row, headers }));
}

/** Only our own server supports this call. */
export function fetchEncrypted({ name }: EntityConfig, id: unknown): Promise<Row> {
  const json = { entity: name, id };
  return askOwnServer({ method: 'post', path: '/api/encrypted-values', isRead: true, json });
}

export async function removeRow(config: EntityConfig, id: unknown): Promise<undefined> {
  await send({ method: 'post', path: config.endpoints.remove, json: { id } });
}

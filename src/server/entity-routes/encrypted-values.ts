import type { FastifyRequest } from 'fastify';
import type { EntityConfig } from '../../entities/entity-config';
import { maskedFields } from '../../entities/masked';
import type { Row } from '../../entities/row';
import type { EncryptedRow } from '../../entities/wire/rows';
import { HttpError } from '../http/errors';
import { findRow } from '../rows/read-rows';
import { writeTexts as texts } from '../rows/texts';
import type { EntityStore } from '../tables/entity-store';

/** The encrypted values of one row, `{entity, id}`, which lists have only in masked form. Records who asks. */
export async function readEncrypted(
  store: EntityStore,
  configs: readonly EntityConfig[],
  request: Pick<FastifyRequest, 'audit'> & { readonly body: EncryptedRow },
): Promise<Row> {
  const { entity, id } = request.body;
  const config = configs.find(({ name }) => name === entity);
  if (!config) throw new HttpError(404, texts.noEntity);
  const fields = maskedFields(config);
  const row = await findRow(store, config, id);
  if (!row) throw new HttpError(404, texts.noRow(config));
  void request.audit({ kind: 'sealed-read', subject: config.name, details: { row: id, fields } });
  return Object.fromEntries(fields.map((name) => [name, row[name]]));
}

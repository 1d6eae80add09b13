import type { FastifyRequest } from 'fastify';
import type { EntityConfig } from '../../entities/entity-config';
import { maskedFields } from '../../entities/masked';
import type { Row } from '../../entities/row';
import type { SealedRow } from '../../entities/wire/rows';
import { findRow } from '../entities/rows';
import { writeTexts as texts } from '../entities/texts';
import type { EntityStore } from '../entity-tables/entity-store';
import { HttpError } from '../http/errors';

/** The sealed values of one row, which its lists only have masked: `{entity, id}`. Who asks is recorded. */
export async function readSealed(
  store: EntityStore,
  configs: readonly EntityConfig[],
  request: Pick<FastifyRequest, 'audit'> & { readonly body: SealedRow },
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

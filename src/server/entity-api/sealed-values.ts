import type { FastifyRequest } from 'fastify';
import type { EntityConfig } from '../../entities/entity-config';
import { maskedFields } from '../../entities/masked';
import type { Row } from '../../entities/row';
import { findRow } from '../entities/rows';
import { writeTexts as texts } from '../entities/texts';
import type { EntityStore } from '../entity-tables/entity-store';
import { HttpError } from '../http/errors';
import { inputOf } from './request-input';

/** The sealed values of one row, which its lists only have masked: `{entity, id}`. Who asks is recorded. */
export async function readSealed(
  store: EntityStore,
  configs: readonly EntityConfig[],
  request: FastifyRequest,
): Promise<Row> {
  const { entity, id } = inputOf(request);
  const config = configs.find(({ name }) => name === entity);
  if (!config) throw new HttpError(404, texts.noEntity);
  const fields = maskedFields(config);
  const isId = typeof id === 'number' && Number.isInteger(id) && id > 0 && id < 2 ** 31;
  const row = isId ? await findRow(store, config, id) : undefined;
  if (!row) throw new HttpError(404, texts.noRow(config));
  void request.audit({ kind: 'sealed-read', subject: config.name, details: { row: id, fields } });
  return Object.fromEntries(fields.map((name) => [name, row[name]]));
}

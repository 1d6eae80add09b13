import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { isRecord } from '../../common/is-record';
import { MEGABYTE } from '../../common/quantities';
import type { EntityConfig } from '../../entities/entity-config';
import { orderConfig } from '../../entities/order-config';
import { MAX_SELECTED, type SelectionResult } from '../../entities/wire/selection';
import { wholeNumber } from '../entities/expected-row';
import type { EntityRow } from '../entities/rows';
import { inputOf } from '../entity-api/request-input';
import type { EntityRoutesParts } from '../entity-api/routes';
import { requireInstaller } from '../hand-written-entities/require-installer';
import { reviewConfig } from '../hand-written-entities/review-config';
import { HttpError, invalid } from '../http/errors';
import { editSelected, removeSelected, type Selected } from './change-selection';
import { selectionTexts as texts } from './texts';

const PATH = '/api/selection';
/** Enough for the ids and versions of as many rows as can be selected. */
const BODY_LIMIT = 4 * MEGABYTE;
const MAX_COLUMNS = 100;

export interface SelectionRoutesParts extends EntityRoutesParts {
  /** Runs after a review was removed. */
  readonly settleReview?: (row: EntityRow, after: undefined) => Promise<void>;
}

/** Changes of many rows by one request, which are one entry in the history. Only our own application asks for it. */
export function selectionRoutes(parts: SelectionRoutesParts): FastifyPluginAsync {
  const { store, configs, currentUser, settleReview } = parts;

  function configOf(request: FastifyRequest, action: 'update' | 'remove' | 'fetch'): EntityConfig {
    const { entity } = inputOf(request);
    const all = [...configs(), reviewConfig, orderConfig];
    const config = all.find(({ name }) => name === entity);
    if (!config || (action !== 'fetch' && !config.actions[action]))
      throw new HttpError(404, texts.noEntity);
    return config;
  }

  return async (app) => {
    app.post(`${PATH}/edit`, { bodyLimit: BODY_LIMIT }, async (request) => {
      const author = currentUser(request);
      const config = configOf(request, 'update');
      const values = valuesIn(config, inputOf(request).values);
      const rows = selectedIn(request);
      const result: SelectionResult = await editSelected(
        ...([store, config, author, rows, values] as const),
        async (open, { installerId }) => {
          if (config === orderConfig) await requireInstaller(open, installerId);
        },
      );
      return result;
    });

    app.post(`${PATH}/remove`, { bodyLimit: BODY_LIMIT }, async (request) => {
      const author = currentUser(request);
      const config = configOf(request, 'remove');
      const selected = selectedIn(request);
      const { rows, ...result } = await removeSelected(store, config, author, selected);
      if (config === reviewConfig) for (const row of rows) await settleReview?.(row, undefined);
      return result satisfies SelectionResult;
    });

    // The browser makes the file; this only records it.
    app.post(`${PATH}/export`, async (request, reply) => {
      const { rows, columns } = inputOf(request);
      const names = [columns].flat().filter((name) => typeof name === 'string');
      const details = {
        file: 'export',
        rows: wholeNumber(rows),
        columns: names.slice(0, MAX_COLUMNS),
      };
      const subject = configOf(request, 'fetch').name;
      await request.audit({ kind: 'download', subject, details });
      return reply.code(204).send();
    });
  };
}

/** The values of fields that the update form has and that rows may share. Throws a 422 for others. */
function valuesIn(config: EntityConfig, input: unknown): Readonly<Record<string, unknown>> {
  const form = config.actions.update?.fields ?? [];
  const shared = config.fields.filter(({ name, unique }) => form.includes(name) && !unique);
  const values = isRecord(input) ? input : {};
  const others = Object.keys(values).filter((name) => !shared.some((field) => field.name === name));
  if (others.length > 0) throw invalid(Object.fromEntries(others.map((n) => [n, [texts.noField]])));
  return values;
}

function selectedIn(request: FastifyRequest): Selected {
  const { rows } = inputOf(request);
  if (!Array.isArray(rows)) throw invalid({ rows: [texts.noRows] });
  if (rows.length > MAX_SELECTED) throw invalid({ rows: [texts.tooMany] });
  const pairs = rows.filter(Array.isArray).map(([id, version]) => {
    return [wholeNumber(id) ?? 0, wholeNumber(version)] as const;
  });
  return new Map(pairs);
}

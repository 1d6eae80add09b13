import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { isRecord } from '../../common/is-record';
import type { EntityConfig } from '../../entities/entity-config';
import { orderConfig, orderWithInstaller } from '../../entities/order-config';
import { linkSheet } from '../../spreadsheet/link-sheet';
import type { Input } from '../entities/check-input';
import { wholeNumber } from '../entities/expected-row';
import { withStoredChoices } from '../entities/references';
import type { EntityRow } from '../entities/rows';
import { inputOf } from '../entity-api/request-input';
import type { EntityRoutesParts } from '../entity-api/routes';
import type { Entry } from '../entity-tables/change-log';
import type { EntityStore } from '../entity-tables/entity-store';
import { reviewConfig } from '../hand-written-entities/review-config';
import { HttpError } from '../http/errors';
import { sendWorkbook } from '../spreadsheets/send-workbook';
import { readHistoryPage } from './read-history';
import { reportRows, reportSheet } from './report';
import { type OnChanged, previewRollBack, rollBack } from './roll-back';
import { historyTexts as texts } from './texts';
import { undoChange } from './undo';

const PATH = '/api/history';

export interface HistoryRoutesParts extends EntityRoutesParts {
  /** Runs after a change of a review was taken back, with the review as it was and as it is. */
  readonly settleReview?: (
    before: EntityRow | undefined,
    after: EntityRow | undefined,
  ) => Promise<void>;
}

/** Who changed what, and the ways to take it back. Only our own application asks for it. */
export function historyRoutes(parts: HistoryRoutesParts): FastifyPluginAsync {
  const { store, configs, currentUser, settleReview } = parts;

  function configOf(entity: unknown): EntityConfig {
    const all = [...configs(), orderConfig, reviewConfig, linkSheet];
    return found(all.find(({ name }) => name === entity));
  }

  /** The config by which people read the history: instead of keys it shows titles. */
  function shown(config: EntityConfig): Promise<EntityConfig> {
    return withStoredChoices(
      store,
      config === orderConfig ? orderWithInstaller(configs()) : config,
    );
  }

  /** The import that a request names, and whose rows it has changed. */
  async function importOf(request: FastifyRequest): Promise<[EntityConfig, Entry]> {
    const entry = await findChange(store, { change: inputOf(request).id });
    if (entry.action !== 'import') throw new HttpError(404, texts.noChange);
    return [configOf(entry.entity), entry];
  }

  return async (app) => {
    app.post(PATH, async (request) => {
      const { entity, row, person, day, field, from } = inputOf(request);
      const date = /^\d{4}-\d\d-\d\d$/.test(textIn(day) ?? '') ? `${day}T00:00:00Z` : '';
      const config = configOf(entity);
      const query = {
        row: row === undefined ? undefined : idIn(row),
        person: textIn(person),
        day: Number.isNaN(Date.parse(date)) ? undefined : textIn(day),
        field: textIn(field),
        from: from === undefined ? undefined : idIn(from),
      };
      return await readHistoryPage(store, config, query, await shown(config));
    });

    app.post(`${PATH}/undo`, async (request) => {
      const author = currentUser(request);
      const entry = await findChange(store, inputOf(request));
      const config = configOf(entry.entity);
      if (entry.action === 'import') throw new HttpError(404, texts.noChange);
      const { before, after, ...result } = await undoChange(
        store,
        config,
        author,
        entry,
        await shown(config),
      );
      if (config === reviewConfig) await settleReview?.(before, after);
      return result;
    });

    app.post(`${PATH}/preview`, async (request) => {
      const [config, entry] = await importOf(request);
      return await previewRollBack(store, config, entry, await shown(config));
    });

    app.post(`${PATH}/rollBack`, async (request) => {
      const author = currentUser(request);
      const [config, entry] = await importOf(request);
      const { take } = inputOf(request);
      const rows = Array.isArray(take) ? take.filter(isRecord) : [];
      const chosen = new Map(rows.map(({ row, version }) => [idIn(row), idIn(version)]));
      const reviews: Parameters<OnChanged>[] = [];
      const result = await rollBack(store, config, author, entry, chosen, (...review) => {
        if (config === reviewConfig) reviews.push(review);
      });
      for (const review of reviews) await settleReview?.(...review);
      return result;
    });

    app.post(`${PATH}/report`, async (request, reply) => {
      const [config, { id }] = await importOf(request);
      return await sendWorkbook(
        reply,
        reportSheet,
        reportRows(store, config, id, await shown(config)),
      );
    });
  };
}

/** Finds a `ChangeName`: by its entry, by the version that it gave a row, or a row's last removal. */
export async function findChange({ db }: EntityStore, name: Input): Promise<Entry> {
  const { change, entity, row, version } = name;
  const all = db.selectFrom('change').selectAll().orderBy('id', 'desc');
  const entries =
    change === undefined
      ? all
          .where('entity', '=', textIn(entity) ?? '')
          .where('row_id', '=', idIn(row))
          .where((is) =>
            version === undefined ? is('action', '=', 'remove') : is('version', '=', idIn(version)),
          )
      : all.where('id', '=', idIn(change));
  return found(await entries.executeTakeFirst());
}

/** Throws a 404 for what does not exist. */
function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new HttpError(404, texts.noChange);
  return value;
}

/** An id or a version. */
const idIn = (input: unknown) => found(wholeNumber(input));

/** A filter's text. */
function textIn(input: unknown): string | undefined {
  return typeof input === 'string' && input !== '' && !input.includes('\0') ? input : undefined;
}

import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { isRecord } from '../../common/is-record';
import type { EntityConfig } from '../../entities/entity-config';
import type { ChangeName } from '../../entities/wire/history';
import { linkSheet } from '../../spreadsheet/link-sheet';
import type { Input } from '../entities/check-input';
import type { EntityRow } from '../entities/rows';
import { inputOf } from '../entity-api/request-input';
import type { EntityRoutesParts } from '../entity-api/routes';
import { MAX_ID } from '../entity-tables/row-pages';
import { orderConfig } from '../hand-written-entities/order-config';
import { reviewConfig } from '../hand-written-entities/review-config';
import { HttpError } from '../http/errors';
import { sendWorkbook } from '../spreadsheets/send-workbook';
import { type Entry, readHistoryPage } from './read-history';
import { reportRows, reportSheet } from './report';
import { type Chosen, previewRollBack, rollBack } from './roll-back';
import { historyTexts as texts } from './texts';
import { findChange, undoChange } from './undo';

const PATH = '/api/history';

export interface HistoryRoutesParts extends EntityRoutesParts {
  /** Runs after a change was taken back, with the row as it was and as it is. */
  readonly onUndone?: (
    config: EntityConfig,
    before: EntityRow | undefined,
    after: EntityRow | undefined,
  ) => Promise<void>;
}

/** Who changed what, and the ways to take it back. Only our own application asks for it. */
export function historyRoutes(parts: HistoryRoutesParts): FastifyPluginAsync {
  const { store, configs, currentUser, onUndone } = parts;

  const configOf = (entity: unknown): EntityConfig => {
    const config = [...configs(), orderConfig, reviewConfig, linkSheet].find(
      ({ name }) => name === entity,
    );
    if (!config) throw new HttpError(404, texts.noChange);
    return config;
  };

  /** The import that a request names, and whose rows it has changed. */
  async function importOf(request: FastifyRequest): Promise<[EntityConfig, Entry]> {
    const entry = await findChange(store, { change: wholeNumber(inputOf(request).id) });
    if (entry.action !== 'import') throw new HttpError(404, texts.noChange);
    return [configOf(entry.entity), entry];
  }

  return async (app) => {
    app.post(PATH, async (request) => {
      const { entity, row, person, day, field, from } = inputOf(request);
      return await readHistoryPage(store, configOf(entity), {
        row: row === undefined ? undefined : wholeNumber(row),
        person: textIn(person),
        day: textIn(day, /^\d{4}-\d\d-\d\d$/),
        field: textIn(field),
        from: textIn(from, /^\S+ \d{1,10}$/),
      });
    });

    app.post(`${PATH}/undo`, async (request) => {
      const author = currentUser(request);
      const entry = await findChange(store, changeIn(inputOf(request)));
      const config = configOf(entry.entity);
      if (entry.action === 'import') throw new HttpError(404, texts.noChange);
      const { before, after, ...result } = await undoChange(store, config, author, entry);
      await onUndone?.(config, before, after);
      return result;
    });

    app.post(`${PATH}/preview`, async (request) =>
      previewRollBack(store, ...(await importOf(request))),
    );

    app.post(`${PATH}/rollBack`, async (request) => {
      const author = currentUser(request);
      const [config, entry] = await importOf(request);
      return await rollBack(store, config, author, entry, chosenIn(inputOf(request)));
    });

    app.post(`${PATH}/report`, async (request, reply) => {
      const [config, { id }] = await importOf(request);
      return await sendWorkbook(reply, reportSheet, reportRows(store, config, id));
    });
  };
}

function changeIn({ change, entity, row, version }: Input): ChangeName {
  if (change !== undefined) return { change: wholeNumber(change) };
  const named = { entity: String(entity), row: wholeNumber(row) };
  return version === undefined ? named : { ...named, version: wholeNumber(version) };
}

/** Rows as `{row, version}`. */
function chosenIn({ take }: Input): Chosen {
  const rows = Array.isArray(take) ? take.filter(isRecord) : [];
  return new Map(rows.map(({ row, version }) => [wholeNumber(row), wholeNumber(version)]));
}

/** Throws a 404 for what can't be an id or a version. */
function wholeNumber(input: unknown): number {
  const number = typeof input === 'string' && /^\d{1,10}$/.test(input) ? Number(input) : input;
  if (typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= MAX_ID)
    return number;
  throw new HttpError(404, texts.noChange);
}

/** A filter's text; a shape that it can't have counts as none. */
function textIn(input: unknown, shape = /^[^\0]+$/): string | undefined {
  return typeof input === 'string' && shape.test(input) ? input : undefined;
}

import type { FastifyRequest } from 'fastify';
import type { EntityConfig } from '../../entities/entity-config';
import { screenOf } from '../../entities/hand-written';
import { linkConfig } from '../../entities/link-config';
import { orderConfig, orderWithInstaller } from '../../entities/order-config';
import { reviewConfig } from '../../entities/review-config';
import type { RoleAction } from '../../entities/roles/roles';
import {
  batchName,
  type ChangeId,
  changeName,
  historyPage,
  historyQuery,
  rollBackOrder,
  rollBackPreview,
  rollBackResult,
  undoResult,
} from '../../entities/wire/history';
import { NO_ID } from '../../entities/wire/parts';
import { HttpError } from '../http/errors';
import { type Needs, needsOnEntity } from '../http/needs';
import type { Routes } from '../http/schemas';
import { withStoredChoices } from '../rows/references';
import { hidingUsers, withSeenTargets } from '../rows/visible-references';
import { sendWorkbook } from '../spreadsheets/send-workbook';
import type { Entry } from '../tables/change-log';
import type { StoreParts } from '../tables/entity-store';
import { reportRows, reportSheet } from './batch-report';
import { entryOf, findChange } from './find-change';
import { readHistoryPage } from './read-history';
import { previewRollBack, rollBack } from './roll-back';
import { historyTexts as texts } from './texts';
import { undoChange } from './undo';

const PATH = '/api/history';

/** Who changed what, and the ways to undo it. Only our own application calls these. */
export function historyRoutes(parts: StoreParts): Routes {
  const { store, configs } = parts;

  function configOf(entity: string): EntityConfig {
    const all = [...configs(), orderConfig, reviewConfig, linkConfig];
    const config = all.find(({ name }) => name === entity);
    if (!config) throw new HttpError(404, texts.noChange);
    return config;
  }

  /** The config that describes the history to people: it shows titles instead of keys. */
  function shown(request: FastifyRequest, config: EntityConfig): Promise<EntityConfig> {
    const linked = config === orderConfig ? orderWithInstaller(configs()) : config;
    return withStoredChoices(store, withSeenTargets(request, linked));
  }

  /** What a route about a change needs. */
  const needsOnChange = (action: RoleAction, nameIn: (body: unknown) => ChangeId) => ({
    config: {
      async needsOfBody(request: FastifyRequest): Promise<Needs> {
        const name = nameIn(request.body);
        if ('entity' in name) return [{ screen: screenOf(name.entity), action }];
        const screen = screenOf((await entryOf(store, name))?.entity ?? '');
        if (request.may(screen, 'read')) return [{ screen, action }];
        // The same response whether or not the change exists: ids reveal nothing. Someone with all rights gets the 404.
        void request.audit({ kind: 'not-allowed', subject: 'history', details: { action } });
        throw new HttpError(403, texts.noSeenChange);
      },
    },
  });
  const needsOnBatch = (action: RoleAction) =>
    needsOnChange(action, (body) => ({ change: batchName.parse(body).id }));

  /** A batch, and the config of the rows that it has changed. */
  async function findBatch(id: number): Promise<[EntityConfig, Entry]> {
    const entry = await findChange(store, { change: id });
    if (entry.action !== 'import') throw new HttpError(404, texts.noChange);
    return [configOf(entry.entity), entry];
  }

  return async (app) => {
    const reading = { body: historyQuery, response: { 200: historyPage } };
    app.post(PATH, { ...needsOnEntity('read'), schema: reading }, async (request) => {
      const { entity, ...query } = request.body;
      const config = configOf(entity);
      if (query.row === NO_ID || query.from === NO_ID) throw new HttpError(404, texts.noChange);
      return await readHistoryPage(store, config, query, await shown(request, config));
    });

    const undoing = { body: changeName, response: { 200: undoResult } };
    app.post(
      `${PATH}/undo`,
      { ...needsOnChange('undo', changeName.parse), schema: undoing },
      async (request) => {
        const author = request.account;
        const entry = await findChange(store, request.body);
        const config = configOf(entry.entity);
        if (entry.action === 'import') throw new HttpError(404, texts.noChange);
        const seen = hidingUsers(request, config);
        return await undoChange(store, seen, author, entry.id, await shown(request, config));
      },
    );

    const previewing = { body: batchName, response: { 200: rollBackPreview } };
    app.post(
      `${PATH}/preview`,
      { ...needsOnBatch('undo'), schema: previewing },
      async (request) => {
        const [config, entry] = await findBatch(request.body.id);
        return await previewRollBack(store, config, entry, await shown(request, config));
      },
    );

    const rollingBack = { body: rollBackOrder, response: { 200: rollBackResult } };
    app.post(
      `${PATH}/rollBack`,
      { ...needsOnBatch('undo'), schema: rollingBack },
      async (request) => {
        const author = request.account;
        const { id, take } = request.body;
        const [config, entry] = await findBatch(id);
        const chosen = new Map(take.map(({ row, version }) => [row, version]));
        const seen = hidingUsers(request, config);
        return await rollBack(store, seen, author, entry, chosen, await shown(request, config));
      },
    );

    app.post(
      `${PATH}/report`,
      { ...needsOnBatch('read'), schema: { body: batchName } },
      async (request, reply) => {
        const [config, { id }] = await findBatch(request.body.id);
        return await sendWorkbook(
          reply,
          reportSheet,
          reportRows(store, config, id, await shown(request, config)),
        );
      },
    );
  };
}

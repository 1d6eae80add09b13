import type { FastifyRequest } from 'fastify';
import { isRecord } from '../../common/is-record';
import { MEGABYTE, plural } from '../../common/quantities';
import type { EntityConfig } from '../../entities/entity-config';
import { orderConfig, orderWithInstaller } from '../../entities/order-config';
import { linkReferences } from '../../entities/references';
import { decisionIn, reviewConfig } from '../../entities/review-config';
import {
  editOfSelected,
  exportOfSelected,
  selection,
  selectionResult,
  type Uses,
  uses,
} from '../../entities/wire/selection';
import { HttpError, invalid } from '../http/errors';
import { type Needs, needsOfOrder, needsOnEntity, screenIn } from '../http/needs';
import type { Routes } from '../http/schemas';
import type { Input } from '../rows/check-input';
import { countOtherReferrers } from '../rows/references';
import { writeTexts } from '../rows/texts';
import { hidingUsers, rejectHidden } from '../rows/visible-references';
import type { Values } from '../tables/change-log';
import type { StoreParts } from '../tables/entity-store';
import { editSelected, removeSelected } from './change-selection';
import { selectionTexts as texts } from './texts';

const PATH = '/api/selection';
/** Enough for the ids and versions of as many rows as can be selected. */
const BODY_LIMIT = 4 * MEGABYTE;

/** Columns of hand-written screens that are not fields. */
const OTHER_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  [orderConfig.name]: ['transaction', 'status'],
  [reviewConfig.name]: ['id', 'images'],
};

/** Changes of many rows in one request, which are one entry in the history. Only our own application calls these. */
export function selectionRoutes(parts: StoreParts): Routes {
  const { store, configs } = parts;

  function configOf(entity: string, action: 'update' | 'remove' | 'fetch'): EntityConfig {
    const all = [...configs(), reviewConfig, orderConfig];
    const config = all.find(({ name }) => name === entity);
    if (!config || (action !== 'fetch' && !config.actions[action]))
      throw new HttpError(404, writeTexts.noEntity);
    return config;
  }

  return async (app) => {
    const editing = { body: editOfSelected, response: { 200: selectionResult } };
    app.post(
      `${PATH}/edit`,
      { ...editNeeds, bodyLimit: BODY_LIMIT, schema: editing },
      async (request) => {
        const author = request.account;
        const { entity, rows, values } = request.body;
        const config = hidingUsers(request, configOf(entity, 'update'));
        rejectOthers(config, values);
        const check = (changes: Values) => rejectHidden(request, config, changes);
        const followingFor = (row: Values) =>
          config === reviewConfig ? decisionIn(values, row) : {};
        return await editSelected(store, config, author, rows, values, check, followingFor);
      },
    );

    const removing = { body: selection, response: { 200: selectionResult } };
    app.post(
      `${PATH}/remove`,
      { ...needsOnEntity('remove'), bodyLimit: BODY_LIMIT, schema: removing },
      async (request) => {
        const author = request.account;
        const { entity, rows: selected } = request.body;
        const config = configOf(entity, 'remove');
        return await removeSelected(store, hidingUsers(request, config), author, selected);
      },
    );

    const counting = { body: selection, response: { 200: uses } };
    app.post(
      `${PATH}/uses`,
      { ...needsOnEntity('remove'), bodyLimit: BODY_LIMIT, schema: counting },
      async (request) => {
        const { entity, rows: selected } = request.body;
        const config = configOf(entity, 'remove');
        const order = orderWithInstaller(configs());
        const linked = linkReferences([...configs(), order]).find(({ name }) => name === entity);
        const found: Uses[number][] = [];
        for (const referrer of linked ? (hidingUsers(request, linked).usedBy ?? []) : []) {
          const { name, label, labelPlural } = referrer;
          const count = await countOtherReferrers(store, config, referrer, [...selected.keys()]);
          const text = plural(count, label, labelPlural);
          // Orders keep an installer who has been removed.
          if (count > 0) found.push({ text, isRejected: name !== order.name });
        }
        return found;
      },
    );

    // The browser makes the file; this only records it.
    const exporting = { ...needsOnEntity('export'), schema: { body: exportOfSelected } };
    app.post(`${PATH}/export`, exporting, async (request, reply) => {
      const { entity, rows, columns } = request.body;
      const config = configOf(entity, 'fetch');
      const known = [
        ...config.fields.map(({ name }) => name),
        ...(OTHER_COLUMNS[config.name] ?? []),
      ];
      const named = columns.filter((name) => known.includes(name));
      // The page may be older than a change of the config.
      const unknownColumns = columns.length - named.length || undefined;
      const details = { file: 'export', rows, columns: named, unknownColumns };
      await request.audit({ kind: 'download', subject: config.name, details });
      return reply.code(204).send();
    });
  };
}

/** Each field of an order needs a separate right. */
const editNeeds = {
  config: {
    needsOfBody({ body }: FastifyRequest): Needs {
      const screen = screenIn(body);
      if (screen !== orderConfig.name) return [{ screen, action: 'update' }];
      const values = isRecord(body) && isRecord(body.values) ? Object.keys(body.values) : [];
      return [{ screen, action: 'read' }, ...needsOfOrder(values)];
    },
  },
};

/** Throws a 422 for fields that the update form lacks, or whose values rows can't share. */
function rejectOthers(config: EntityConfig, values: Input): void {
  const form = config.actions.update?.fields ?? [];
  const shared = config.fields.filter(({ name, unique }) => form.includes(name) && !unique);
  const others = Object.keys(values).filter((name) => !shared.some((field) => field.name === name));
  if (others.length > 0) throw invalid(Object.fromEntries(others.map((n) => [n, [texts.noField]])));
}

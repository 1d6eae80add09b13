import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { memoize } from '../../common/memoize';
import {
  type ActionName,
  actionNames,
  type EntityConfig,
  fieldOf,
} from '../../entities/entity-config';
import { maskedFields, maskRow, withoutMasked } from '../../entities/masked';
import { CONFIGS_VERSION } from '../../entities/wire/headers';
import { MASKED_TYPE } from '../../entities/wire/masked-type';
import { encryptedRow, type ListQuery, listQuery } from '../../entities/wire/rows';
import { modelOf } from '../../field-types';
import { sheetFields, withNewRowColumns } from '../../spreadsheet/sheet-fields';
import { type Needs, needsOnEntity } from '../http/needs';
import type { Routes } from '../http/schemas';
import { listCache } from '../lists/list-cache';
import { fieldsPart, masked, rowsPart } from '../lists/list-parts';
import { sendList } from '../lists/send-list';
import { versionOf } from '../live-configs/live-configs';
import { addRow, removeRow, updateRow } from '../rows/change-row';
import type { RowChange } from '../rows/change-set';
import type { Input } from '../rows/check-input';
import { showCurrent } from '../rows/expected-row';
import { currentInput, rejectLeftOut } from '../rows/outdated-input';
import type { EntityRow } from '../rows/read-rows';
import { withStoredChoices } from '../rows/references';
import { formInput, inputOf, keyOf } from '../rows/request-input';
import { hidingUsers, rejectHidden, withSeenTargets } from '../rows/visible-references';
import { bulkUpdate } from '../spreadsheets/bulk-update';
import { readRowsForSpreadsheet } from '../spreadsheets/rows-for-spreadsheet';
import { sendWorkbook } from '../spreadsheets/send-workbook';
import { uploadOptions, withUpload } from '../spreadsheets/uploaded-file';
import type { Values } from '../tables/change-log';
import type { Author, StoreParts } from '../tables/entity-store';
import { readEncrypted } from './encrypted-values';

interface Context {
  readonly config: EntityConfig;
  readonly author: Author;
  readonly request: FastifyRequest & { readonly query: ListQuery };
  readonly reply: FastifyReply;
}

type Operation = 'fetch' | ActionName;

/**
 * The endpoints of all entities. Configs change at run time, so this handles every POST that no other route handles.
 */
export function entityRoutes({ store, configs }: StoreParts): Routes {
  const cached = listCache(store);
  /** Whether the request comes from a page built from older configs. */
  const isOutdated = ({ headers }: FastifyRequest) => {
    const version = headers[CONFIGS_VERSION];
    return version !== undefined && version !== versionOf(configs());
  };
  const operations: Record<Operation, (context: Context) => Promise<unknown>> = {
    async fetch(context) {
      const { config, request, reply } = context;
      const narrow = fieldsPart(store, config, request.query.fields);
      if (narrow) return await sendList(await cached([narrow]), request, reply);
      const isMasked = wantsMasks(context);
      const shown = isMasked ? masked(config) : undefined;
      await sendList(await cached([rowsPart(store, config, { shown })]), request, reply);
      if (!isMasked && reply.statusCode === 200) recordRead(context, 'all', maskedFields(config));
      return reply;
    },
    async add(context) {
      const { config, author, request, reply } = context;
      const sent = await currentInput(store, config, inputOf(request));
      const form = config.actions.add?.fields;
      if (isOutdated(request)) rejectLeftOut(config, sent, form);
      const input = formInput(sent, form);
      rejectHidden(request, config, input);
      const row = await addRow(store, config, author, input, keyOf(request));
      return reply.code(201).send(responseRowOf(context, input)(row));
    },
    async update(context) {
      const { config, author, request } = context;
      const sent = await currentInput(store, config, inputOf(request));
      const form = config.actions.update?.fields;
      // What an outdated page sends beyond the form must reach `rejectLeftOut`, as a change to the row.
      const input = isOutdated(request) ? sent : formInput(sent, form);
      const check = (changes: Values, row: EntityRow) => {
        rejectHidden(request, config, changes);
        if (isOutdated(request)) rejectLeftOut(config, changes, form, row);
      };
      const responseRow = responseRowOf(context, input);
      return responseRow(
        await showCurrent(responseRow, () => updateRow(store, config, author, input, { check })),
      );
    },
    async remove(context) {
      const { config, author, request, reply } = context;
      const input = inputOf(request);
      await showCurrent(responseRowOf(context, input), () =>
        removeRow(store, config, author, input),
      );
      return reply.code(204).send();
    },
    async bulkUpdate({ config, author, request }) {
      const check = ({ before, after }: RowChange) => {
        if (!before && config.actions.add) request.require({ screen: config.name, action: 'add' });
        if (after) rejectHidden(request, config, after);
      };
      const visibleConfig = withSeenTargets(request, config);
      return await withUpload(request, (file) =>
        bulkUpdate(store, visibleConfig, author, file, check),
      );
    },
    async download(context) {
      const { config, request, reply } = context;
      const mayReveal = request.may(config.name, 'reveal');
      const visibleConfig = withSeenTargets(request, mayReveal ? config : withoutMasked(config));
      const configWithChoices = await withStoredChoices(store, visibleConfig);
      if (config.actions.bulkUpdate?.adds && request.query.empty)
        return await sendWorkbook(reply, withNewRowColumns(configWithChoices), Readable.from([]));
      // Most sheets leave encrypted values out.
      const fields = sheetFields(visibleConfig);
      recordRead(context, 'all', maskedFields({ ...visibleConfig, fields }));
      return await sendWorkbook(
        reply,
        configWithChoices,
        readRowsForSpreadsheet(store, visibleConfig),
      );
    },
  };

  // Found once for each request: if configs change while its body arrives, its rights were checked for the old ones.
  const endpointOf = memoize(({ url }: FastifyRequest) =>
    findEndpoint(configs(), url.split('?', 1)[0]),
  );

  function needsOfEndpoint(request: FastifyRequest): Needs {
    const { config, operation } = endpointOf(request) ?? {};
    if (!config || !operation) return [];
    return [{ screen: config.name, action: operation === 'fetch' ? 'read' : operation }];
  }

  return async (app) => {
    await app.register(multipart, uploadOptions);
    const revealing = { ...needsOnEntity('reveal'), schema: { body: encryptedRow } };
    app.post('/api/encrypted-values', revealing, (request) =>
      readEncrypted(store, configs(), request),
    );
    const options = { config: { needs: needsOfEndpoint }, schema: { querystring: listQuery } };
    app.post('/*', options, async (request, reply) => {
      const endpoint = endpointOf(request);
      if (!endpoint) return reply.callNotFound();
      const author = request.account;
      reply.header('cache-control', 'no-store');
      const { operation } = endpoint;
      const config = hidingUsers(request, endpoint.config);
      return await operations[operation]({ config, author, request, reply });
    });
  };
}

/**
 * How responses show a row: masked for a client that asks for that, otherwise whole. Records which encrypted values
 * this reveals to the client, beyond those that it sent itself.
 */
function responseRowOf(context: Context, sent: Input): (row: EntityRow) => EntityRow {
  const { config } = context;
  if (wantsMasks(context)) return (row) => maskRow(config, row);
  return (row) => {
    const isSent = (name: string) => {
      const field = fieldOf(config, name);
      return modelOf(field).parse(sent[name], field) === row[name];
    };
    const unsent = maskedFields(config).filter((name) => !isSent(name));
    recordRead(context, row.id, unsent);
    return row;
  };
}

/** Whether a client asks for masked values, or may see no others. */
function wantsMasks({ config, request }: Context): boolean {
  const asks = request.headers.accept?.includes(MASKED_TYPE) === true;
  return asks || !request.may(config.name, 'reveal');
}

/** Records that someone has received the encrypted values of these fields in a row, or in all rows. */
function recordRead(
  { config, request }: Context,
  rows: number | 'all',
  fields: readonly string[],
): void {
  if (fields.length === 0) return;
  const details = rows === 'all' ? { rows, fields } : { row: rows, fields };
  void request.audit({ kind: 'sealed-read', subject: config.name, details });
}

/** The entity and operation of a path. An action that a config does not list has no endpoint. */
function findEndpoint(configs: readonly EntityConfig[], path: string | undefined) {
  for (const config of configs) {
    const offered = ['fetch', ...actionNames.filter((action) => config.actions[action])] as const;
    const operation = offered.find((name) => config.endpoints[name] === path);
    if (operation) return { config, operation };
  }
  return undefined;
}

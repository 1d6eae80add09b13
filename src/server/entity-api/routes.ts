import multipart from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { EntityConfig } from '../../entities/entity-config';
import { deleteRow, insertRow, updateRow } from '../entities/write-row';
import type { Author, EntityStore } from '../entity-tables/entity-store';
import { bulkUpdate } from '../spreadsheets/bulk-update';
import { sendWorkbook } from '../spreadsheets/send-workbook';
import { uploadedFile, uploadOptions } from '../spreadsheets/uploaded-file';
import { writeWorkbook } from '../spreadsheets/write-workbook';
import { type Call, endpointsOf } from './endpoints';
import { listCache, rowsJson } from './list-cache';
import { inputOf, keyOf } from './request-input';
import { sendList } from './send-list';

export interface EntityRoutesParts {
  readonly store: EntityStore;
  /** The configs of the moment; a new list when one of them changed. Their tables must fit already. */
  readonly configs: () => readonly EntityConfig[];
  /** Who makes the request. Throws a 401 when that is unknown. */
  readonly currentUser: (request: FastifyRequest) => Author;
}

interface Request {
  readonly config: EntityConfig;
  readonly author: Author;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Answers the calls of all entities. As configs come and go while the server runs, it takes every POST
 * that no other route has, and looks then what its path means.
 */
export function entityRoutes(parts: EntityRoutesParts): FastifyPluginAsync {
  const { store } = parts;
  const cached = listCache(store);
  const endpointsNow = remember(endpointsOf);

  const answers: Record<Call, (call: Request) => Promise<unknown>> = {
    async fetch({ config, request, reply }) {
      return await sendList(await cached([config], () => rowsJson(store, config)), request, reply);
    },
    async add({ config, author, request, reply }) {
      const row = await insertRow(store, config, author, inputOf(request), keyOf(request));
      return reply.code(201).send(row);
    },
    async update({ config, author, request }) {
      return await updateRow(store, config, author, inputOf(request));
    },
    async remove({ config, author, request, reply }) {
      await deleteRow(store, config, author, inputOf(request));
      return reply.code(204).send();
    },
    async bulkUpdate({ config, author, request }) {
      return await bulkUpdate(store, config, author, await uploadedFile(request));
    },
    async download({ config, reply }) {
      return await sendWorkbook(reply, await writeWorkbook(store, config));
    },
  };

  return async (app) => {
    await app.register(multipart, uploadOptions);
    app.post('/*', async (request, reply) => {
      const endpoint = endpointsNow(parts.configs()).get(pathOf(request));
      if (!endpoint) return reply.callNotFound();
      const author = parts.currentUser(request);
      reply.header('cache-control', 'no-store');
      return await answers[endpoint.call]({ config: endpoint.config, author, request, reply });
    });
  };
}

function pathOf(request: FastifyRequest): string {
  return request.url.replace(/\?.*$/, '');
}

/** Calls `make` again only for another argument. */
function remember<Argument, Result>(make: (argument: Argument) => Result) {
  let last: { readonly argument: Argument; readonly result: Result } | undefined;
  return (argument: Argument): Result => {
    if (last?.argument !== argument) last = { argument, result: make(argument) };
    return last.result;
  };
}

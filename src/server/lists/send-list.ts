import type { FastifyReply, FastifyRequest } from 'fastify';
import { LIST_SINCE, LIST_VERSION } from '../../entities/wire/headers';
import { type ListQuery, listQuery } from '../../entities/wire/rows';
import { acceptedEncoding } from '../http/compress-responses';
import { needs } from '../http/needs';
import type { Scope } from '../http/schemas';
import type { EntityStore } from '../tables/entity-store';
import { listCache, type ServedList } from './list-cache';
import type { ListPart } from './list-parts';

/** Adds the endpoint of a list made of these parts. */
export function listRoute(
  app: Scope,
  store: EntityStore,
  { path, screen }: { readonly path: string; readonly screen: string },
  parts: (query: ListQuery, request: FastifyRequest) => readonly ListPart[],
): void {
  const cached = listCache(store);
  const options = { ...needs(screen, 'read'), schema: { querystring: listQuery } };
  app.post(path, options, async (request, reply) =>
    sendList(await cached(parts(request.query, request)), request, reply),
  );
}

/**
 * Answers with a list, or with a 304 to a client that already has it. Our own browser application may send the version
 * that it has in `?since=`, and then gets what changed, if that is known.
 */
export async function sendList(
  list: ServedList,
  request: FastifyRequest & { readonly query: ListQuery },
  reply: FastifyReply,
) {
  reply.header('etag', list.etag).header('vary', 'accept, accept-encoding');
  if (isSameTag(request.headers['if-none-match'], list.etag)) return reply.code(304).send();
  if (list.version !== undefined) reply.header(LIST_VERSION, list.version);
  const { since } = request.query;
  const changes = since === undefined ? undefined : await list.changesSince(since);
  if (changes) return reply.header(LIST_SINCE, since).send(changes);

  const encoding = acceptedEncoding(request) ?? 'identity';
  const body = await list.body(encoding);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(body);
}

/** Tags are compared weakly: without the `W/`, which proxies add and remove. */
function isSameTag(header: string | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return header === etag || header?.split(',').some((tag) => bare(tag) === bare(etag)) === true;
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRecord } from '../../common/is-record';
import type { EntityStore } from '../entity-tables/entity-store';
import { acceptedEncoding } from '../http/compress-answers';
import { type List, listCache } from './list-cache';
import type { ListPart } from './list-parts';

/** Adds the endpoint of a list that is made of these parts. */
export function listRoute(
  app: FastifyInstance,
  store: EntityStore,
  path: string,
  parts: (request: FastifyRequest) => readonly ListPart[],
): void {
  const cached = listCache(store);
  app.post(path, async (request, reply) => sendList(await cached(parts(request)), request, reply));
}

/**
 * Answers with a list, or with a 304 who has it already. Our own browser application may send the version
 * that it has in `?since=`, and then gets what changed, if that is known.
 */
export async function sendList(list: List, request: FastifyRequest, reply: FastifyReply) {
  reply.header('etag', list.etag).header('vary', 'accept, accept-encoding');
  if (isSameTag(request.headers['if-none-match'], list.etag)) return reply.code(304).send();
  if (list.version !== undefined) reply.header('list-version', list.version);
  const since = sinceOf(request);
  const changes = since === undefined ? undefined : await list.changesSince(since);
  if (changes) return reply.header('list-since', since).send(changes);

  const { bytes, encoding } = await list.body(acceptedEncoding(request) ?? 'identity');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(bytes);
}

function sinceOf({ query }: FastifyRequest): string | undefined {
  const since = isRecord(query) ? query.since : undefined;
  return typeof since === 'string' ? since : undefined;
}

/** Tags are compared weakly: without the `W/`, which proxies add and take away. */
function isSameTag(header: string | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return header === etag || header?.split(',').some((tag) => bare(tag) === bare(etag)) === true;
}

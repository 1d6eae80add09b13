import { Readable } from 'node:stream';
import { createBrotliDecompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { List } from './list-cache';

/** Answers with a list, or with a 304 who has it already. */
export async function sendList(list: List, request: FastifyRequest, reply: FastifyReply) {
  reply.header('etag', list.etag).header('vary', 'accept-encoding');
  if (isSameTag(request.headers['if-none-match'], list.etag)) return reply.code(304).send();
  const body = await list.body();
  reply.type('application/json; charset=utf-8');
  if (/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) {
    return reply.header('content-encoding', 'br').send(body);
  }
  return reply.send(Readable.from([body]).pipe(createBrotliDecompress()));
}

/** Tags are compared weakly: without the `W/`, which proxies add and take away. */
function isSameTag(header: string | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return header?.split(',').some((tag) => bare(tag) === bare(etag)) ?? false;
}

import type * as z from 'zod/mini';
import { readLoosely } from '../../common/read-loosely';
import { type RequestOptions, send, type TextResponse } from './client';
import { Failure } from './errors';

/** Sends a request whose response must match the schema. Throws a `Failure`. */
export async function ask<Schema extends z.ZodMiniType>(
  options: RequestOptions,
  schema: Schema,
): Promise<z.output<Schema>> {
  const { status, text } = await send(options);
  const { success, data } = schema.safeParse(readLoosely(text));
  if (success) return data;
  throw new Failure('unexpectedResponse', { status });
}

/**
 * Sends a request that only our own server supports, and trusts the response to have the given type. Modules that load
 * before the first input use it, so no schemas (9.7 kB) load until then.
 */
export async function askOwnServer<Body extends object>(options: RequestOptions): Promise<Body> {
  return ownBody(await send(options));
}

/** The body of a response that only our own server sends. */
export function ownBody<Body extends object>({ status, text }: TextResponse): Body {
  const body = readLoosely(text);
  if (typeof body === 'object' && body !== null) return body as Body;
  throw new Failure('unexpectedResponse', { status });
}

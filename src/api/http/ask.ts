import type * as z from 'zod/mini';
import { readLoosely } from '../../common/read-loosely';
import { type RequestOptions, send } from './client';
import { Failure } from './errors';

interface Response {
  readonly status: number;
  readonly text: string;
}

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
 * Sends a request that only our own server supports, and trusts the response to have the given type. Requests made
 * before the first input use it, so no schemas (9.7 kB) load until then.
 */
export async function askOwnServer<Answer extends object>(
  options: RequestOptions,
): Promise<Answer> {
  return ownAnswer(await send(options));
}

/** The answer in a response that only our own server sends. */
export function ownAnswer<Answer extends object>({ status, text }: Response): Answer {
  const answer = readLoosely(text);
  if (typeof answer === 'object' && answer !== null) return answer as Answer;
  throw new Failure('unexpectedResponse', { status });
}

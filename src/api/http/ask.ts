import type * as z from 'zod/mini';
import { readLoosely } from '../../common/read-loosely';
import { type RequestOptions, send } from './client';
import { Failure } from './errors';

/** Sends a request whose response must match the schema. Throws a `Failure`. */
export async function ask<Schema extends z.ZodMiniType>(
  options: RequestOptions,
  schema: Schema,
): Promise<z.output<Schema>> {
  return parseBody(await send(options), schema);
}

/** What a successful response says. Throws a `Failure` for anything else. */
export function parseBody<Schema extends z.ZodMiniType>(
  { status, text }: { readonly status: number; readonly text: string },
  schema: Schema,
): z.output<Schema> {
  const { success, data } = schema.safeParse(readLoosely(text));
  if (success) return data;
  throw new Failure('unexpectedResponse', { status });
}

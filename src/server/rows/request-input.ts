import type { FastifyRequest } from 'fastify';
import { MERGE } from '../../entities/wire/merge';
import { anyBody } from '../../entities/wire/parts';
import { invalid, rejectionOf } from '../http/errors';
import type { Input } from './check-input';
import { writeTexts as texts } from './texts';

const MAX_KEY_LENGTH = 255;

/** The JSON object of a request to a route that also accepts forms. Throws a 422 for anything else. */
export function inputOf({ body }: FastifyRequest): Input {
  const { data, error } = anyBody.safeParse(body);
  if (error) throw rejectionOf(error);
  return data;
}

/** What a form may send. Other fields are ignored: clients send whole rows back (contract). */
export function formInput(input: Input, fields: readonly string[] = []): Input {
  const names = ['id', 'version', MERGE, ...fields].filter((name) => Object.hasOwn(input, name));
  return Object.fromEntries(names.map((name) => [name, input[name]]));
}

/** The `Idempotency-Key` of an add, if it has one. */
export function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'] || undefined;
  if (key === undefined || (typeof key === 'string' && key.length <= MAX_KEY_LENGTH)) return key;
  throw invalid({}, texts.longKey);
}

import type { FastifyRequest } from 'fastify';
import { isRecord } from '../../common/is-record';
import { MERGE } from '../../entities/wire/history';
import type { Input } from '../entities/check-input';
import { invalid } from '../http/errors';

const MAX_KEY_LENGTH = 255;

/** The JSON object that a request sends. Throws a 422 for anything else. */
export function inputOf({ body }: FastifyRequest): Input {
  if (isRecord(body)) return body;
  throw invalid({}, 'The request must be a JSON object.');
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
  throw invalid({}, 'The Idempotency-Key is too long.');
}

import type { FastifyRequest } from 'fastify';
import { isRecord } from '../../common/is-record';
import type { Input } from '../entities/check-input';
import { writeTexts as texts } from '../entities/texts';
import { invalid } from '../http/errors';

const MAX_KEY_LENGTH = 255;

/** The JSON object that a request sends. Throws a 422 for anything else. */
export function inputOf({ body }: FastifyRequest): Input {
  if (isRecord(body)) return body;
  throw invalid({}, texts.notAnObject);
}

/** The `Idempotency-Key` of an add, if it has one. */
export function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '') return undefined;
  if (typeof key === 'string' && key.length <= MAX_KEY_LENGTH) return key;
  throw invalid({}, texts.badKey);
}

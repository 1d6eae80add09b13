import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { addressOf } from './address';
import { HttpError } from './errors';
import type { LimitRule } from './rate-limiter';
import { httpTexts as texts } from './texts';

/** Limits the calls of this scope by account, and by address where nobody is signed in. */
export async function limitCalls(calls: FastifyInstance, rule: LimitRule): Promise<void> {
  await calls.register(rateLimit, {
    max: rule.max,
    timeWindow: rule.windowMs,
    keyGenerator: (request) =>
      request.session?.state === 'signed-in'
        ? `account ${request.session.account.id}`
        : addressOf(request),
    errorResponseBuilder: () => new HttpError(429, texts.tooMany),
  });
}

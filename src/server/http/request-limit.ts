import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './errors';
import type { LimitRule } from './rate-limiter';
import { httpTexts as texts } from './texts';

/** The address that a request counts for; of IPv6 the network, which belongs to one customer. */
export function addressOf(request: FastifyRequest): string {
  return normalizeIP(request.ip);
}

/** The address’s network. Of IPv6 that is a /48, which providers assign to one customer: it contains 65,536 /64s. */
export function networkOf(request: FastifyRequest): string {
  return normalizeIP(request.ip, 48);
}

/** Limits the requests of this scope by account or, before sign-in, by address. */
export async function limitRequests(scope: FastifyInstance, rule: LimitRule): Promise<void> {
  await scope.register(rateLimit, {
    max: rule.max,
    timeWindow: rule.windowMs,
    keyGenerator: (request) =>
      request.session?.state === 'signed-in'
        ? `account ${request.session.account.id}`
        : addressOf(request),
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    errorResponseBuilder: () => new HttpError(429, texts.tooMany),
  });
}

import { isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Address6 } from 'ip-address';
import type { Clock } from '../time/clock';
import { createRateLimiter, type LimitRule } from './rate-limiter';

/** The address that a request counts for. For IPv6 it is the /64, which belongs to one customer. */
export function addressOf({ ip }: FastifyRequest): string {
  return within(ip, 64);
}

/** The network of the address. For IPv6 it is the /48, which providers assign to one customer: it has 65,536 /64s. */
export function networkOf({ ip }: FastifyRequest): string {
  return within(ip, 48);
}

function within(ip: string, bits: number): string {
  if (!isIPv6(ip)) return ip;
  const network = new Address6(`${ip}/${bits}`);
  return network.isMapped4() ? network.to4().correctForm() : network.startAddress().correctForm();
}

/** Limits the requests of this scope, on each server separately: by account or, before sign-in, by address. */
export function limitRequests(scope: FastifyInstance, rule: LimitRule, clock: Clock): void {
  const limiter = createRateLimiter('requests', rule, clock);
  scope.addHook('onRequest', async (request) => {
    await limiter.count(
      request.session?.state === 'signed-in'
        ? `account ${request.session.account.id}`
        : addressOf(request),
    );
  });
}

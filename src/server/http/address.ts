import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** The address that a request counts for: of an IPv6 one its network, as that belongs to one customer. */
export function addressOf(request: FastifyRequest): string {
  return normalizeIP(request.ip);
}

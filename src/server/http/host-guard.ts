import type { FastifyRequest } from 'fastify';
import { HttpError } from './errors';
import { httpTexts as texts } from './texts';

const loopbackNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Refuses a request whose Host is no loopback name. A server that listens on loopback alone can still
 * be reached by any web page whose name is made to point here (DNS rebinding).
 */
export async function demandLoopbackHost(request: FastifyRequest): Promise<void> {
  const name = request.headers.host?.replace(/:\d+$/, '').toLowerCase();
  if (name === undefined || !loopbackNames.has(name)) throw new HttpError(421, texts.wrongHost);
}

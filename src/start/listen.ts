import type { FastifyInstance } from 'fastify';
import { hasCode } from '../common/has-code';
import { ownAddress } from '../server/settings/own-address';
import type { Settings } from '../server/settings/settings';
import { StartError } from '../server/settings/start-error';
import { startTexts as texts } from '../server/settings/texts';

/** Starts listening and returns the address that people open. */
export async function listen(app: FastifyInstance, settings: Settings): Promise<string> {
  const { host, port, origin } = settings;
  try {
    await app.listen({ host, port });
  } catch (error) {
    const reason = reasonOf(error, host, port);
    throw reason === undefined ? error : new StartError(reason);
  }
  if (origin !== undefined) return origin;
  const address = app.server.address();
  const actualPort = address !== null && typeof address === 'object' ? address.port : port;
  return ownAddress({ host, port: actualPort });
}

function reasonOf(error: unknown, host: string, port: number): string | undefined {
  if (hasCode(error, 'EADDRINUSE')) return texts.portTaken(port);
  if (hasCode(error, 'EACCES')) return texts.portForbidden(port);
  if (hasCode(error, 'EADDRNOTAVAIL') || hasCode(error, 'ENOTFOUND')) return texts.noSuchHost(host);
  return undefined;
}

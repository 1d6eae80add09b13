import type { FastifyPluginAsync } from 'fastify';
import { HttpError } from '../http/errors';
import { httpTexts } from '../http/texts';
import { signer } from '../secrets/signer';
import { type Clock, minute } from '../time/clock';

const PATH = '/readyz/arrival';
const HEADER = 'x-paperhanger-doctor';

/** How a request arrived at the server. */
export interface Arrival {
  /** The address whose limits it counts towards. */
  readonly address: string;
  /** The other end of the connection: a proxy, if there is one. */
  readonly peer: string | undefined;
  readonly forwardedFor: string | undefined;
}

/** Tells `npm run doctor`, which proves that it has the secret, how its request arrived. */
export function arrivalRoute(secret: string, clock: Clock): FastifyPluginAsync {
  const proofs = signer('doctor', secret);
  return async (app) => {
    app.get(PATH, async (request): Promise<Arrival> => {
      const proof = String(request.headers[HEADER]);
      const times = [clock(), clock() - minute];
      if (!times.some((time) => proofs.isValid(minuteOf(time), proof))) {
        throw new HttpError(404, httpTexts.notFound);
      }
      const forwardedFor = request.headers['x-forwarded-for'];
      const peer = request.socket.remoteAddress;
      return { address: request.ip, peer, forwardedFor: forwardedFor?.toString() };
    });
  };
}

/** Asks the server at an address. `pretended` is an address that no proxy should let through. */
export async function askArrival(
  origin: string,
  secret: string,
  pretended: string,
): Promise<Arrival> {
  const proof = signer('doctor', secret).sign(minuteOf(Date.now()));
  const headers = { [HEADER]: proof, 'x-forwarded-for': pretended };
  const signal = AbortSignal.timeout(10_000);
  const response = await fetch(origin + PATH, { headers, signal, redirect: 'error' });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return await response.json();
}

const minuteOf = (time: number) => String(Math.floor(time / minute));

import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { signer } from '../secrets/signer';
import { type Clock, day } from '../time/clock';

const lifetime = 180 * day;
/** How many of the people who share a computer are remembered. */
const MAX_USERS = 8;
const tokenShape = /^([\w-]{16})\.([\da-z]{6,10})\.([\w-]{43})$/;

/**
 * Remembers in a cookie who has signed in on a device. Each known device has its own limits, so strangers who guess
 * passwords can’t lock a user out. The cookie alone grants no access, and outlives signing out. It has one signed token
 * for each user: `device.time.signature`.
 */
export function knownDevices(secret: string, isSecure: boolean, clock: Clock) {
  const cookie = isSecure ? '__Host-paperhanger-device' : 'paperhanger_device';
  const tokens = signer('known devices', secret);
  const signed = (device: string, time: string, username: string) =>
    `${device} ${time} ${username.toLowerCase()}`;

  function deviceIn(token: string, username: string): string | undefined {
    const [, device = '', time = '', signature = ''] = tokenShape.exec(token) ?? [];
    const isValid = tokens.isValid(signed(device, time, username), signature);
    return isValid && Number.parseInt(time, 36) > clock() - lifetime ? device : undefined;
  }
  const tokensIn = ({ server, headers }: FastifyRequest) =>
    (server.parseCookie(headers.cookie ?? '')[cookie] ?? '')
      .split('~', MAX_USERS)
      .filter((one) => tokenShape.test(one));

  return {
    /** Names this device if the user has signed in here in the last 180 days. */
    find(request: FastifyRequest, username: string): string | undefined {
      return tokensIn(request)
        .map((token) => deviceIn(token, username))
        .find((device) => device !== undefined);
    },

    /** Remembers that the user has signed in here. */
    remember(request: FastifyRequest, reply: FastifyReply, username: string): void {
      const others = tokensIn(request).filter((token) => !deviceIn(token, username));
      const device = this.find(request, username) ?? randomBytes(12).toString('base64url');
      const time = clock().toString(36);
      const own = [device, time, tokens.sign(signed(device, time, username))];
      reply.setCookie(cookie, [own.join('.'), ...others].slice(0, MAX_USERS).join('~'), {
        path: '/',
        sameSite: 'lax',
        secure: isSecure,
        httpOnly: true,
        maxAge: lifetime / 1000,
      });
    },
  };
}

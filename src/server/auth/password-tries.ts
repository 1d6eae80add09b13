import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';
import { createRateLimiter } from '../http/rate-limiter';
import type { Limits } from '../settings/rate-limits';
import { type Clock, day } from '../time/clock';
import { authTexts as texts } from './texts';

/** Where a sign-in comes from. */
export interface Visitor {
  readonly address: string;
  /** The address's network: an IPv6 subscriber has a whole network of addresses. */
  readonly network: string;
  /** The device, if the user has signed in there before. */
  readonly device: string | undefined;
}

/**
 * Limits wrong passwords, so that few can be guessed, without letting strangers lock a user out:
 *
 * - A device on which the user has signed in before has a limit of its own.
 * - All other devices share a few tries for each user. One address can't use up all of them, because it has a
 *   lower limit, and some are only for networks that have not failed for this user in the last day.
 *
 * Unknown users are counted in the same way. A try is counted before the password is checked. If the check itself
 * fails, the try is uncounted; if the password is right, earlier tries from the same place are forgotten as well.
 */
export function passwordTries(limits: Limits, db: Kysely<Database>, clock: Clock) {
  const limiter = (name: Exclude<keyof Limits, 'otpResendMs'>) =>
    createRateLimiter(name, limits[name], clock, db);
  const ofDevice = limiter('signInsPerDevice');
  const ofAddress = limiter('signInsPerAddress');
  const atUserOfAddress = limiter('signInsPerUserAndAddress');
  /** Tells which networks are new: its limit is never reached. */
  const ofNetwork = createRateLimiter('networks', { max: 1_000_000, windowMs: day }, clock, db);
  const atUser = limiter('signInsPerUser');
  const firstAtUser = limiter('firstSignInsPerUser');

  return async (username: string, { address, network, device }: Visitor) => {
    const user = username.toLowerCase();
    const tooMany = { errors: { username: [texts.tooManySignIns] } };
    if (device !== undefined) {
      await ofDevice.count(device, tooMany);
      return {
        uncount: () => ofDevice.uncount(device),
        forget: () => ofDevice.forget(device),
      };
    }
    const pair = `${address} ${user}`;
    await ofAddress.count(address, tooMany);
    await atUserOfAddress.count(pair, tooMany);
    const networkPair = `${network} ${user}`;
    const isFirst = (await ofNetwork.count(networkPair, tooMany)) === 1;
    const ofUser = isFirst ? firstAtUser : atUser;
    await ofUser.count(user, tooMany);
    return {
      async uncount() {
        await ofAddress.uncount(address);
        await atUserOfAddress.uncount(pair);
        await ofNetwork.uncount(networkPair);
        await ofUser.uncount(user);
      },
      async forget() {
        await ofAddress.uncount(address);
        await atUserOfAddress.forget(pair);
        await ofNetwork.forget(networkPair);
        await ofUser.uncount(user);
      },
    };
  };
}

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
 * - A device on which the user has signed in before has a separate limit.
 * - All other devices share a few tries for each user. One address can't use up all of them, because it has a lower
 * limit, and some are only for networks that have not failed for this user in the last day.
 *
 * Unknown users are counted in the same way. A try is counted before the password is checked. If the password isn't
 * checked after all, the try is uncounted; if it is right, earlier tries from the same place are also forgotten.
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
    const networkPair = `${network} ${user}`;
    const counted: (() => Promise<void>)[] = [];
    const count = async (of: ReturnType<typeof createRateLimiter>, key: string) => {
      const total = await of.count(key, tooMany);
      counted.push(() => of.uncount(key));
      return total;
    };
    const uncount = async () => {
      for (const uncountOne of counted) await uncountOne();
    };
    try {
      await count(ofAddress, address);
      await count(atUserOfAddress, pair);
      const isFirst = (await count(ofNetwork, networkPair)) === 1;
      await count(isFirst ? firstAtUser : atUser, user);
    } catch (error) {
      // The password won't be checked, so the limits that were not reached must not count this try.
      await uncount();
      throw error;
    }
    return {
      uncount,
      async forget() {
        await uncount();
        await atUserOfAddress.forget(pair);
        await ofNetwork.forget(networkPair);
      },
    };
  };
}

import { setTimeout } from 'node:timers/promises';
import { PaperhangerServer } from '../../fixtures/paperhanger-server';
import type { Trial, TrialRow } from '../trial';

const USERNAME = 'demo';
const PASSWORD = 'paperhanger';
const LANES = 8;
const MINUTE_MS = 60_000;
const OWNER_EVERY_MS = 4000;
const LIMIT_MS = 1000;
const GUESSES_PER_MINUTE = 10;

type Attack = (count: number) => { readonly address: string; readonly username: string };

const attacks: Readonly<Record<string, Attack>> = {
  'one address': () => ({ address: '203.0.113.1', username: USERNAME }),
  '200 addresses': (count) => ({ address: `203.0.113.${count % 200}`, username: USERNAME }),
  '200 addresses, and at many names': (count) => ({
    address: `203.0.113.${count % 200}`,
    username: count % 3 ? `name-${count % 500}` : USERNAME,
  }),
};

/** A browser at some address behind the trusted proxy. */
class Visitor {
  readonly #url: string;
  readonly #address: string;
  readonly #cookies = new Map<string, string>();

  constructor(url: string, address: string) {
    this.#url = url;
    this.#address = address;
  }

  async send(path: string, body?: object): Promise<number> {
    const response = await fetch(`${this.#url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': this.#address,
        cookie: [...this.#cookies].map((cookie) => cookie.join('=')).join('; '),
        'x-xsrf-token': decodeURIComponent(this.#cookies.get('XSRF-TOKEN') ?? ''),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    await response.arrayBuffer();
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(cookie)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return response.status;
  }

  /** How long both steps take; undefined when one was rejected. */
  async signIn(server: PaperhangerServer): Promise<number | undefined> {
    await this.send('/sanctum/csrf-cookie');
    const start = performance.now();
    let status = 0;
    const otp = await Promise.race([
      server.otpAfter(async () => {
        status = await this.send('/login', { username: USERNAME, password: PASSWORD });
      }),
      setTimeout(10 * LIMIT_MS),
    ]);
    if (status !== 200 || otp === undefined) return undefined;
    const verified = await this.send('/verifyOTP', { otp });
    return verified === 200 ? performance.now() - start : undefined;
  }
}

export const trial: Trial = {
  name: 'sign-in-under-attack',
  what: 'lets strangers guess a password as fast as they can, while its owner signs in again and again',
  async run({ rounds = 1 }) {
    const settings = { PAPERHANGER_TRUSTED_PROXIES: '127.0.0.1,::1' };
    const server = await PaperhangerServer.start({ settings });
    const owner = new Visitor(server.url, '198.51.100.7');
    await owner.signIn(server);
    const rows: TrialRow[] = [];
    for (const [from, attack] of Object.entries(attacks)) {
      for (let round = 0; round < rounds; round += 1) {
        rows.push(...(await attacked(server, owner, from, attack)));
      }
    }
    await server.kill();
    server.removeData();
    return rows;
  },
};

async function attacked(
  server: PaperhangerServer,
  owner: Visitor,
  from: string,
  attack: Attack,
): Promise<TrialRow[]> {
  const end = performance.now() + MINUTE_MS;
  const [looked, rejected, other]: [number[], number[], number[]] = [[], [], []];
  let count = 0;
  const lane = async () => {
    while (performance.now() < end) {
      const { address, username } = attack(count++);
      const stranger = new Visitor(server.url, address);
      await stranger.send('/sanctum/csrf-cookie');
      const status = await stranger.send('/login', { username, password: `guess ${count}` });
      const isAtOwner = username === USERNAME;
      if (status === 429) rejected.push(status);
      else if (status === 422) (isAtOwner ? looked : rejected).push(performance.now());
      else other.push(status);
    }
  };
  const times: (number | undefined)[] = [];
  const signingIn = async () => {
    while (performance.now() < end) {
      await owner.send('/logout', {});
      times.push(await owner.signIn(server));
      await setTimeout(OWNER_EVERY_MS);
    }
  };
  await Promise.all([...Array.from({ length: LANES }, lane), signingIn()]);
  const longest = Math.max(...times.map((time) => time ?? Number.POSITIVE_INFINITY));
  return [
    {
      case: `${count} guesses from ${from}: passwords looked at in a minute`,
      measured: `${looked.length}, ${rejected.length} rejected, ${other.length} others ${other.slice(0, 3)}`,
      limit: `${2 * GUESSES_PER_MINUTE}, 0 others`,
      // A new window may begin within this minute.
      passed: looked.length <= 2 * GUESSES_PER_MINUTE && other.length === 0,
    },
    {
      case: `the owner's ${times.length} sign-ins on a known device, both steps`,
      measured: `${Math.round(longest)} ms at most`,
      limit: `${LIMIT_MS} ms`,
      passed: times.length > 5 && longest <= LIMIT_MS,
    },
  ];
}

import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { PaperhangerServer } from '../../fixtures/paperhanger-server';
import { signedInHeaders } from '../../fixtures/sign-in';
import { Cluster } from '../shared/cluster';
import type { Trial, TrialRow } from '../trial';

const LIMIT_MS = 10_000;
const IN_FLIGHT = 50;
/** Includes long lists, so that many are still being sent when the connections are closed. */
const PATHS = ['/livez', '/api/user', '/api/user', '/api/product/fetch', '/api/orders/fetch'];
/** How long before and after the signal requests are sent. */
const AROUND_MS = 250;
/** How late a busy machine may deliver a signal. */
const SIGNAL_MS = 100;

interface Answer {
  readonly error?: string;
  readonly status?: number | undefined;
  /** Whether the request came after the signal, and its response did not close the connection. */
  readonly isKept?: boolean;
}

export const trial: Trial = {
  name: 'sigterm',
  what: 'ends the server while requests are sent on new and on kept connections',
  async run({ rounds = 40 }) {
    const cluster = new Cluster();
    const settings = { DATABASE_URL: await cluster.create('shop') };
    const rows = [
      ...(await end('SQLite', {}, rounds)),
      ...(await end('PostgreSQL', settings, rounds)),
    ];
    cluster.remove();
    return rows;
  },
};

async function end(
  database: string,
  settings: Readonly<Record<string, string>>,
  rounds: number,
): Promise<TrialRow[]> {
  const server = await PaperhangerServer.start({ settings });
  const headers = await signedInHeaders(server);
  const answers: Answer[] = [];
  const ends: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (round > 0) await server.start();
    let signalAt = Number.POSITIVE_INFINITY;
    const kept = new Agent({ keepAlive: true, maxSockets: IN_FLIGHT });
    const send = (agent: Agent | false, path: string) =>
      new Promise<Answer>((resolve) => {
        const isLate = performance.now() > signalAt + SIGNAL_MS;
        const method = path.endsWith('fetch') ? 'POST' : 'GET';
        const options = { agent, headers, method };
        const sent = request(`${server.url}${path}`, options, (answer: IncomingMessage) => {
          const { statusCode: status, headers: received } = answer;
          const isKept = isLate && received.connection !== 'close';
          answer.on('error', ({ message }) => resolve({ error: `${message} (${path})` }));
          answer.resume().on('end', () => resolve({ status, isKept }));
        });
        sent.on('error', ({ message }) => resolve({ error: `${message} (${path})` }));
        sent.end();
      });
    const lane = async (index: number): Promise<Answer[]> => {
      const agent = index % 2 === 0 && kept;
      const path = PATHS[index % PATHS.length] ?? '';
      const own: Answer[] = [];
      while (performance.now() < signalAt + AROUND_MS) own.push(await send(agent, path));
      return own;
    };
    const lanes = Array.from({ length: IN_FLIGHT }, (_, index) => lane(index));
    await setTimeout(AROUND_MS);
    signalAt = performance.now();
    const ended = server.stop();
    answers.push(...(await Promise.all(lanes)).flat());
    kept.destroy();
    await ended;
    ends.push(performance.now() - signalAt);
  }
  server.removeData();
  const broken = answers.filter(({ error }) => error !== undefined);
  const odd = answers.filter(({ error, status }) => error === undefined && status !== 200);
  const keptOpen = answers.filter(({ isKept }) => isKept);
  const slowest = Math.max(...ends);
  return [
    {
      case: `${database}: ${answers.length} requests in ${rounds} rounds`,
      measured: `${broken.length} broken ${[...new Set(broken.map(({ error }) => error))].join()}, ${odd.length} not 200`,
      limit: '0, 0',
      passed: broken.length + odd.length === 0,
    },
    {
      case: 'answers after the signal',
      measured: `${keptOpen.length} without Connection: close`,
      limit: '0',
      passed: keptOpen.length === 0,
    },
    {
      case: 'ends',
      measured: `after ${Math.round(slowest)} ms at most`,
      limit: `${LIMIT_MS} ms`,
      passed: slowest <= LIMIT_MS,
    },
  ];
}

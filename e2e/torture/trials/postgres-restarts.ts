import { setTimeout } from 'node:timers/promises';
import { PaperhangerServer } from '../../fixtures/paperhanger-server';
import { Cluster } from '../shared/cluster';
import { Staff } from '../shared/staff';
import type { Trial } from '../trial';

const LIMIT_MS = 2000;
const LANES = 10;

const ways: readonly ((cluster: Cluster) => Promise<void>)[] = [
  async (cluster) => {
    cluster.stop('fast');
    cluster.start();
  },
  async (cluster) => {
    cluster.stop('immediate');
    await setTimeout(700);
    cluster.start();
  },
  async (cluster) => {
    await cluster.query(
      'shop',
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
    );
  },
];

export const trial: Trial = {
  name: 'postgres-restarts',
  what: 'restarts PostgreSQL, and ends its connections, while staff add rows',
  async run({ rounds = 21 }) {
    const cluster = new Cluster();
    const settings = { DATABASE_URL: await cluster.create('shop') };
    const server = await PaperhangerServer.start({ settings });
    const staff = await Staff.signIn(server);
    staff.work(LANES);
    const recoveries: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await setTimeout(500);
      await ways[round % ways.length]?.(cluster);
      const start = performance.now();
      const known = staff.confirmed.length;
      while (staff.confirmed.length === known && performance.now() - start < 20_000) {
        await setTimeout(5);
      }
      recoveries.push(performance.now() - start);
    }
    await staff.stop();
    const isRunning = (await staff.call('/livez')).status === 200;
    const lost = isRunning ? await staff.lost() : staff.confirmed;
    const rejected = staff.outcomes.filter(({ status }) => status !== 201 && status !== 200);
    const odd = rejected.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null);
    await server.kill();
    server.removeData();
    cluster.remove();
    const worst = Math.max(...recoveries);
    return [
      {
        case: `the server after ${rounds} outages`,
        measured: isRunning ? 'runs' : 'has ended',
        limit: 'runs',
        passed: isRunning,
      },
      {
        case: 'rows added again',
        measured: `after ${Math.round(worst)} ms at most`,
        limit: `${LIMIT_MS} ms`,
        passed: worst <= LIMIT_MS,
      },
      {
        case: `${rejected.length} calls during outages`,
        measured: odd.length === 0 ? 'all 503 with Retry-After' : JSON.stringify(odd.slice(0, 3)),
        limit: '503 with Retry-After',
        passed: odd.length === 0,
      },
      {
        case: `${staff.confirmed.length} confirmed rows`,
        measured: `${lost.length} lost`,
        limit: '0 lost',
        passed: lost.length === 0,
      },
    ];
  },
};

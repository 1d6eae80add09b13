import { setTimeout } from 'node:timers/promises';
import { PaperhangerServer } from '../../fixtures/paperhanger-server';
import { Cluster } from '../shared/cluster';
import { Staff } from '../shared/staff';
import type { Trial, TrialRow } from '../trial';

const FROZEN_MS = 12_000;

export const trial: Trial = {
  name: 'postgres-frozen',
  what: 'stops all processes of PostgreSQL for 12 s while staff add rows',
  async run({ rounds = 2 }) {
    const cluster = new Cluster();
    const settings = { DATABASE_URL: await cluster.create('shop') };
    const server = await PaperhangerServer.start({ settings });
    const staff = await Staff.signIn(server);
    const rows: TrialRow[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      staff.work(30);
      await setTimeout(1000);
      const from = staff.outcomes.length;
      cluster.signal('STOP');
      const alive: number[] = [];
      for (const end = performance.now() + FROZEN_MS; performance.now() < end; ) {
        const before = performance.now();
        if ((await fetch(`${server.url}/livez`)).ok) alive.push(performance.now() - before);
        await setTimeout(100);
      }
      cluster.signal('CONT');
      const thawed = performance.now();
      const known = staff.confirmed.length;
      while (staff.confirmed.length === known && performance.now() - thawed < 20_000) {
        await setTimeout(5);
      }
      const recovery = performance.now() - thawed;
      await staff.stop();
      const outcomes = staff.outcomes.slice(from);
      const longest = Math.max(...outcomes.map(({ ms }) => ms));
      const odd = outcomes.filter(({ status }) => status !== 201 && status !== 503);
      const lost = await staff.lost();
      rows.push(
        {
          case: `${outcomes.length} calls, round ${round}`,
          measured: `${(longest / 1000).toFixed(1)} s at most, ${odd.length} neither 201 nor 503`,
          limit: '8 s, 0',
          passed: longest < 8000 && odd.length === 0,
        },
        {
          case: `${alive.length} calls that need no database`,
          measured: `${Math.round(Math.max(...alive))} ms at most`,
          limit: '200 ms',
          passed: alive.length > 50 && Math.max(...alive) < 200,
        },
        {
          case: 'rows added again',
          measured: `after ${Math.round(recovery)} ms`,
          limit: '2000 ms',
          passed: recovery <= 2000,
        },
        {
          case: `${staff.confirmed.length} confirmed rows`,
          measured: `${lost.length} lost`,
          limit: '0 lost',
          passed: lost.length === 0,
        },
      );
    }
    await server.kill();
    server.removeData();
    cluster.remove();
    return rows;
  },
};

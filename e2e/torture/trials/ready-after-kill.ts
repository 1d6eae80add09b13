import { setTimeout } from 'node:timers/promises';
import { PaperhangerServer } from '../../fixtures/paperhanger-server';
import { Staff } from '../shared/staff';
import type { Trial, TrialRow } from '../trial';

const LIMIT_MS = 2000;
const LANES = 8;

export const trial: Trial = {
  name: 'ready-after-kill',
  what: 'kills the demo while staff add rows, or while it starts, and starts it again',
  async run({ rounds = 20 }) {
    const server = await PaperhangerServer.start();
    const staff = await Staff.signIn(server);
    const working: number[] = [];
    const starting: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      staff.work(LANES);
      await setTimeout(1000);
      await server.kill();
      await staff.stop();
      working.push(await readyAfter(server));

      await server.kill();
      const interrupted = server.start().catch(() => {});
      await setTimeout(Math.random() * 800);
      await server.kill();
      await interrupted;
      starting.push(await readyAfter(server));
    }
    const lost = await staff.lost();
    await server.stop();
    server.removeData();
    return [
      rowOf('killed while staff add rows', working),
      rowOf('killed while it starts', starting),
      {
        case: `${staff.confirmed.length} confirmed rows`,
        measured: `${lost.length} lost`,
        limit: '0 lost',
        passed: lost.length === 0,
      },
    ];
  },
};

async function readyAfter(server: PaperhangerServer): Promise<number> {
  const start = performance.now();
  await server.start();
  const { ok } = await fetch(`${server.url}/readyz`);
  return ok ? performance.now() - start : Number.POSITIVE_INFINITY;
}

function rowOf(name: string, times: readonly number[]): TrialRow {
  const sorted = times.toSorted((a, b) => a - b);
  const median = Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0);
  const longest = Math.round(sorted.at(-1) ?? 0);
  return {
    case: `${name}, ${times.length} times`,
    measured: `ready after ${median} ms (median), ${longest} ms at most`,
    limit: `${LIMIT_MS} ms`,
    passed: longest <= LIMIT_MS,
  };
}

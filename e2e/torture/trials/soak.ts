import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { PaperhangerServer } from '../../fixtures/paperhanger-server';
import { Staff } from '../shared/staff';
import type { Trial } from '../trial';

const MINUTE_MS = 60_000;
const P99_LIMIT_MS = 200;
/** How much memory may grow beyond the median of the first half. */
const GROWTH_LIMIT = 1.05;

export const trial: Trial = {
  name: 'soak',
  what: 'keeps the demo busy with changes, lists, spreadsheets and PDFs; a round is a minute',
  async run({ rounds = 10 }) {
    const server = await PaperhangerServer.start();
    const staff = await Staff.signIn(server);
    const end = performance.now() + rounds * MINUTE_MS;
    const latencies: number[] = [];
    const memory: number[] = [];
    const repeat = async (pauseMs: number, job: () => Promise<unknown>) => {
      while (performance.now() < end) {
        await job();
        await setTimeout(pauseMs);
      }
    };
    const wp = Array.from({ length: 20 }, (_, index) => `WP-${String(index + 1).padStart(4, '0')}`);
    await Promise.all([
      // So few additions that the lists stay about as long.
      repeat(1000, () => staff.add()),
      repeat(200, () => staff.call('/api/orders/fetch', {})),
      repeat(500, () => staff.call('/api/product/fetch', {})),
      repeat(5000, () => staff.call('/api/product/download', {})),
      repeat(5000, () => staff.call('/api/pdf/download', { wp })),
      repeat(50, async () => {
        const start = performance.now();
        await fetch(`${server.url}/livez`);
        latencies.push(performance.now() - start);
      }),
      repeat(1000, async () => memory.push(megabytesOf(server.pid))),
    ]);
    await server.stop();
    server.removeData();
    const p99 = quantile(latencies, 0.99);
    // The first quarter fills caches.
    const settled = memory.slice(memory.length / 4);
    const middle = settled.length / 2;
    const before = quantile(settled.slice(0, middle), 0.5);
    const after = quantile(settled.slice(middle), 0.5);
    const failed = staff.outcomes.filter(({ status }) => status === undefined || status >= 400);
    return [
      {
        case: `${latencies.length} calls of /livez`,
        measured: `${Math.round(quantile(latencies, 0.5))} ms median, ${Math.round(p99)} ms p99`,
        limit: `${P99_LIMIT_MS} ms p99`,
        passed: p99 < P99_LIMIT_MS,
      },
      {
        case: 'memory, second half beside first',
        measured: `${Math.round(before)} MB, ${Math.round(after)} MB`,
        limit: `+${Math.round((GROWTH_LIMIT - 1) * 100)} %`,
        passed: after <= before * GROWTH_LIMIT,
      },
      {
        case: `${staff.outcomes.length} other calls`,
        measured: `${failed.length} failed ${JSON.stringify(failed[0] ?? '')}`,
        limit: '0',
        passed: failed.length === 0,
      },
    ];
  },
};

function megabytesOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

import { setTimeout } from 'node:timers/promises';
import type { PaperhangerServer } from '../../fixtures/paperhanger-server';
import { ShopServers } from '../../fixtures/shop-servers';
import { BalancedStaff } from '../shared/balanced-staff';
import { Cluster } from '../shared/cluster';
import type { Trial } from '../trial';

const LIMIT_MS = 5000;
const PAUSE_MS = 1000;
const GIVE_UP_MS = 20_000;

export const trial: Trial = {
  name: 'several-servers',
  what: 'kills one of three servers, drains another and restarts PostgreSQL while staff read and write',
  async run({ rounds = 4 }) {
    const cluster = new Cluster();
    const shop = await ShopServers.start(await cluster.create('shop'), 3);
    const { urls } = shop;
    const staff = new BalancedStaff(urls, await shop.signIn());
    const backAfter = new Map<string, number>();
    /** Causes an outage, and waits until all servers are ready and rows are added again. */
    const outage = async (what: string, happen: () => Promise<unknown>) => {
      await setTimeout(PAUSE_MS);
      const start = performance.now();
      await happen();
      const { added } = staff.counts;
      const isMissing = async () => {
        const statuses = await Promise.all(urls.map((url) => statusOf(`${url}/readyz`)));
        return statuses.some((status) => status !== 200) || staff.counts.added === added;
      };
      while (performance.now() - start < GIVE_UP_MS && (await isMissing())) await setTimeout(10);
      const ms = performance.now() - start;
      backAfter.set(what, Math.max(ms, backAfter.get(what) ?? 0));
    };
    const [one, two, three] = shop.servers;
    staff.work();
    for (let round = 0; round < rounds; round += 1) {
      await outage('a kill', () => restart(one, 'kill'));
      await outage('a stop', () => restart(two, 'stop'));
      await outage('a restart of PostgreSQL', async () => {
        cluster.stop(round % 2 ? 'fast' : 'immediate');
        cluster.start();
      });
      await outage('all of it at once', async () => {
        cluster.stop('fast');
        const restarted = Promise.all([restart(one, 'kill'), restart(three, 'stop')]);
        cluster.start();
        await restarted;
      });
    }
    await setTimeout(PAUSE_MS);
    await staff.stop();
    const lost = (await Promise.all(urls.map((url) => staff.problemsAt(url)))).flat();
    await shop.stop();
    cluster.remove();
    const { added, updated, listed, again } = staff.counts;
    return [
      {
        case: `${added} rows added, ${updated} updated, ${listed} lists, ${again} calls repeated`,
        measured: `${staff.wrong.length} wrong answers ${staff.wrong.slice(0, 3)}`,
        limit: '0',
        passed: staff.wrong.length === 0 && added > 100 && updated > 100,
      },
      {
        case: `${staff.confirmed.size} confirmed rows, asked for at each server`,
        measured: `${lost.length} lost or older ${lost.slice(0, 3)}`,
        limit: '0',
        passed: lost.length === 0,
      },
      ...[...backAfter].map(([what, ms]) => ({
        case: `all servers ready, and rows added, after ${what}`,
        measured: `${Math.round(ms)} ms`,
        limit: `${LIMIT_MS} ms`,
        passed: ms <= LIMIT_MS,
      })),
      {
        case: 'the longest call, with its repetitions',
        measured: `${Math.round(staff.longestMs)} ms`,
        limit: `${2 * LIMIT_MS} ms`,
        passed: staff.longestMs <= 2 * LIMIT_MS,
      },
    ];
  },
};

async function restart(server: PaperhangerServer | undefined, end: 'kill' | 'stop'): Promise<void> {
  await server?.[end]();
  await server?.start();
}

async function statusOf(url: string): Promise<number | undefined> {
  const answer = await fetch(url).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.status;
}

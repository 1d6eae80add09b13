import { setTimeout } from 'node:timers/promises';
import { ShopServers } from '../../fixtures/shop-servers';
import { Cluster } from '../../torture/shared/cluster';
import { childrenOf, cpuOf } from './load/cpu';
import { median, perSecond } from './load/http-client';
import { newInstaller } from './load/installers';
import { rawRequests } from './load/raw-requests';
import type { Measurement, ServerBench } from './types';

const COUNTS = [1, 2, 4];
const ROUNDS = 3;
const ROUND_MS = 1500;
/** The connections to all servers together. */
const CONNECTIONS = 12;

type Headers = Readonly<Record<string, string>>;
/** Returns how often per second something was done at the servers. */
type Load = (urls: readonly string[], headers: Headers) => Promise<number>;

const loads: Readonly<Record<string, Load>> = {
  'a list that has not changed': unchangedLists,
  'add a row': adds,
};

export const bench: ServerBench = {
  name: 'scale',
  async run() {
    const cluster = new Cluster();
    const shop = await ShopServers.start(await cluster.create('shop'), 1);
    const results: Measurement[] = [];
    for (const count of COUNTS) {
      while (shop.servers.length < count) await shop.add();
      await setTimeout(1000);
      const headers = await shop.signIn();
      for (const [work, load] of Object.entries(loads)) {
        await load(shop.urls, headers);
        const rates: number[] = [];
        const processes = () => [
          shop.servers.map(({ pid }) => pid),
          [cluster.pid, ...childrenOf(cluster.pid)],
          [process.pid],
        ];
        const before = cpuOfAll(processes());
        const start = performance.now();
        for (let round = 0; round < ROUNDS; round += 1) rates.push(await load(shop.urls, headers));
        const done = (median(rates) * (performance.now() - start)) / 1000;
        const [servers = 0, database = 0, client = 0] = cpuOfAll(processes()).map(
          (ms, index) => (ms - (before[index] ?? 0)) / done,
        );
        const parts = { 'the servers': servers, PostgreSQL: database, 'the client': client };
        results.push({
          work: `${work}, ${count} server${count === 1 ? '' : 's'}`,
          unit: '/s',
          higherIsBetter: true,
          ours: median(rates),
          floor: 0,
          note: `each takes ${Object.entries(parts)
            .map(([name, ms]) => `${ms.toFixed(2)} ms of ${name}`)
            .join(', ')}`,
        });
      }
    }
    await shop.stop();
    cluster.remove();
    return results;
  },
};

const cpuOfAll = (groups: readonly (readonly number[])[]) =>
  groups.map((pids) => pids.reduce((sum, pid) => sum + cpuOf(pid), 0));

const sum = (rates: readonly number[]) => rates.reduce((total, rate) => total + rate, 0);

async function unchangedLists(urls: readonly string[], headers: Headers): Promise<number> {
  const rates = urls.map(async (url) => {
    const list = `${url}/api/installer/fetch`;
    const answer = await fetch(list, { method: 'POST', headers });
    await answer.arrayBuffer();
    const known = { ...headers, 'if-none-match': answer.headers.get('etag') ?? '' };
    const connections = CONNECTIONS / urls.length;
    return rawRequests({ url: list, headers: known }, { connections, ms: ROUND_MS, status: 304 });
  });
  return sum(await Promise.all(rates));
}

let person = 0;

async function adds(urls: readonly string[], headers: Headers): Promise<number> {
  const rates = urls.map((url) =>
    perSecond(CONNECTIONS / urls.length, ROUND_MS, async () => {
      const answer = await fetch(`${url}/api/installer/add`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(newInstaller(person++)),
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`Answered ${answer.status}`);
    }),
  );
  return sum(await Promise.all(rates));
}

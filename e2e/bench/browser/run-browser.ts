import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findOrInstallChromium } from '../../setup/chromium';
import type { Line, Section } from '../results/line';
import { workloads } from '../workloads/all';
import type { Workload } from '../workloads/workload';
import { type BenchServer, startBenchServer } from './bench-server';
import { buildContestant } from './build';
import type { Contestant } from './contestant';
import { contestants } from './contestants';
import { startOwnServer } from './own-server';
import { type Cookies, visit } from './visit';

interface Options {
  readonly only: readonly string[];
  readonly contestants: readonly string[];
  readonly repeat: number;
  readonly isBuilt: boolean;
  readonly done: (workload: string, lines: readonly Line[], versions: Section['versions']) => void;
}

/** Runs the workloads. In each round of a workload, every contestant runs once. */
export async function runBrowser(options: Options): Promise<void> {
  const chosen = contestants.filter(({ name }) => isChosen(name, options.contestants));
  for (const { name, folder } of options.isBuilt ? [] : chosen) await buildContestant(name, folder);
  const server = await startBenchServer();
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: [
      '--disable-background-networking',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  try {
    const addresses = new Map<string, string>();
    for (const { name, folder } of chosen) addresses.set(name, await server.serve(folder));
    for (const workload of workloads.filter(({ name }) => isChosen(name, options.only))) {
      const taking = chosen.filter(({ paths }) => paths[workload.screen] !== undefined);
      const own = workload.isOnOwnServer ? await startOwnServer(browser) : undefined;
      const places = new Map(addresses);
      if (own) places.set('ours', own.address);
      const cookies = own?.cookies ?? [];
      const around = { browser, server, addresses: places, cookies };
      const lines = await measure(workload, taking, options.repeat, around);
      await own?.stop();
      options.done(workload.name, lines, { Chromium: browser.version(), ...versionsOf(taking) });
    }
  } finally {
    await browser.close();
    server.close();
  }
}

interface Surroundings {
  readonly browser: Browser;
  readonly server: BenchServer;
  readonly addresses: ReadonlyMap<string, string>;
  readonly cookies: Cookies;
}

async function measure(
  { name, lines, orders = 10_000, sample }: Workload,
  taking: readonly Contestant[],
  repeat: number,
  { browser, server, addresses, cookies }: Surroundings,
): Promise<readonly Line[]> {
  const samples = lines.map((): Record<string, number[]> => ({}));
  server.setOrders(orders);
  for (let round = 1; round <= repeat; round++) {
    for (const contestant of taking) {
      const address = addresses.get(contestant.name) ?? '';
      const values = await visit({ browser, server, contestant, address, cookies }, sample);
      samples.forEach((sampled, place) => {
        sampled[contestant.name] = [
          ...(sampled[contestant.name] ?? []),
          values[place] ?? Number.NaN,
        ];
      });
      const rounded = values.map((value) => Math.round(value * 10) / 10);
      console.log(`${name} ${round}/${repeat} ${contestant.name}: ${rounded.join(', ')}`);
    }
  }
  return lines.map((line, place) => ({ ...line, samples: samples[place] ?? {} }));
}

/** Whether something begins with one of the names, or there are no names. */
function isChosen(name: string, names: readonly string[]): boolean {
  return names.length === 0 || names.some((wanted) => name.startsWith(wanted));
}

function versionsOf(taking: readonly Contestant[]): Section['versions'] {
  const packages = taking.flatMap(({ packageName }) => packageName ?? []);
  return Object.fromEntries(
    packages.map((name) => {
      const file = join(import.meta.dirname, '../node_modules', name, 'package.json');
      return [name, String(JSON.parse(readFileSync(file, 'utf8')).version)];
    }),
  );
}

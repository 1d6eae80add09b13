import type { CDPSession } from '@playwright/test';
import { makeInstallers } from '../browser/data';
import { INSTALLERS_PAGE } from '../shared/rows';
import type { Workload } from './workload';

const QUIET_MS = 3000;
const kB = { unit: 'kB', higherIsBetter: false } as const;
const expected = makeInstallers(200)
  .slice(0, INSTALLERS_PAGE)
  .map(({ name }) => name);

/** A phone's line and a slow computer, as Lighthouse defines them. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

export const coldLoad: Workload = {
  name: 'W1',
  screen: 'installers',
  isOnOwnServer: true,
  lines: [
    {
      work: 'W1 cold load, 200 installers: first row',
      unit: 'ms',
      higherIsBetter: false,
      goal: 2.5,
    },
    { work: 'W1 JS + CSS until the first row', limit: 152, ...kB },
    { work: 'W1 JS + CSS until quiet', limit: 225, ...kB },
    { work: 'W1 everything until the first row', ...kB },
    { work: 'W1 requests until the first row', unit: '', higherIsBetter: false },
  ],
  async sample({ cdp, open, page }) {
    const line = await watchLine(cdp);
    await cdp.send('Network.emulateNetworkConditions', LINE);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const painted = await open('installers', expected);
    while (line.quietFor() < QUIET_MS) await page.waitForTimeout(200);
    const all = line.loaded();
    const before = all.filter(({ at }) => at <= painted);
    const isCode = ({ type }: Loaded) => type === 'Script' || type === 'Stylesheet';
    return [
      painted,
      bytes(before.filter(isCode)),
      bytes(all.filter(isCode)),
      bytes(before),
      before.length,
    ];
  },
};

interface Loaded {
  readonly type: string;
  readonly bytes: number;
  /** Milliseconds since the page was asked for. */
  readonly at: number;
}

function bytes(loaded: readonly Loaded[]): number {
  return loaded.reduce((sum, one) => sum + one.bytes, 0) / 1000;
}

/** Records what comes over the line, compressed and with headers. */
async function watchLine(cdp: CDPSession) {
  const types = new Map<string, string>();
  const loaded: Loaded[] = [];
  let start: number | undefined;
  let lastChange = performance.now();

  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, timestamp, type = '' }) => {
    start ??= timestamp;
    types.set(requestId, type);
    lastChange = performance.now();
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const at = (timestamp - (start ?? timestamp)) * 1000;
    loaded.push({ type: types.get(requestId) ?? '', bytes: encodedDataLength, at });
    lastChange = performance.now();
  });
  cdp.on('Network.dataReceived', () => {
    lastChange = performance.now();
  });

  return {
    loaded: () => loaded,
    quietFor: () => performance.now() - lastChange,
  };
}

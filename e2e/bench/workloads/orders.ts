import { SEARCH_WORD } from '../browser/data';
import type { Visit } from '../browser/visit';
import { median } from '../results/line';
import { ORDERS_PAGE } from '../shared/rows';
import { expectedOrders } from './expected-orders';
import { proveThat, SETTLED_MS, type Workload } from './workload';

const KEY_MS = 60;
const ms = { unit: 'ms', higherIsBetter: false } as const;
const label = (count: number) => `${count / 1000}k`;

async function openOrders(visit: Visit, count: number): Promise<void> {
  await visit.open('orders', expectedOrders(count).pages[0] ?? []);
  await visit.page.waitForTimeout(SETTLED_MS);
}

/** Searching a table that had time to prepare itself. */
export function searching(count: number, goal: number): Workload {
  return {
    name: `W2-${label(count)}`,
    screen: 'orders',
    orders: count,
    lines: [{ work: `W2 search, ${label(count)} orders: median key → painted`, goal, ...ms }],
    async sample(visit) {
      await openOrders(visit, count);
      await visit.click(visit.contestant.search(visit.page));
      await visit.page.waitForTimeout(SETTLED_MS);
      return [median(await typeWord(visit, count))];
    },
  };
}

/** Searching as soon as the first rows are there, while the table may still be preparing itself. */
export function searchingAtOnce(count: number): Workload {
  const work = `W2 search at once, ${label(count)} orders`;
  return {
    name: `W2-${label(count)}-at-once`,
    screen: 'orders',
    orders: count,
    lines: [
      { work: `${work}: median key → painted`, limit: 100, ...ms },
      { work: `${work}: slowest key → painted`, limit: 200, ...ms },
    ],
    async sample(visit) {
      await visit.open('orders', expectedOrders(count).pages[0] ?? []);
      await visit.click(visit.contestant.search(visit.page));
      const times = await typeWord(visit, count);
      return [median(times), Math.max(...times)];
    },
  };
}

/** Types six keys, 60 ms apart whatever the page is doing. Returns how long each took to be painted. */
async function typeWord(visit: Visit, count: number) {
  const { searched } = expectedOrders(count);
  await visit.watch(
    'orders',
    searched.map(({ ids }) => ids),
    'keydown',
  );

  const start = performance.now();
  const sent = Array.from(SEARCH_WORD, async (key, place) => {
    await new Promise((resolve) => setTimeout(resolve, start + place * KEY_MS - performance.now()));
    const press = { key, text: key, unmodifiedText: key, code: `Key${key.toUpperCase()}` };
    // Keys are not awaited one by one: a busy page must not slow down the typing.
    await Promise.all([
      visit.cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', ...press }),
      visit.cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...press }),
    ]);
  });
  await Promise.all(sent);
  const times = await visit.painted();
  proveThat(
    times.every((time) => time > 0),
    `each key came before its rows: ${times}`,
  );
  await proveCount(visit, searched.at(-1)?.count ?? 0);
  return times;
}

export function sorting(count: number, goal: number): Workload {
  return {
    name: `W3-${label(count)}`,
    screen: 'orders',
    orders: count,
    lines: [{ work: `W3 sort, ${label(count)} orders: click → painted`, goal, ...ms }],
    async sample(visit) {
      await openOrders(visit, count);
      await visit.watch('orders', [expectedOrders(count).sorted], 'click');
      await visit.click(visit.contestant.sortButton(visit.page, 'Customer'));
      return visit.painted();
    },
  };
}

export function paging(count: number, goal: number): Workload {
  return {
    name: `W4-${label(count)}`,
    screen: 'orders',
    orders: count,
    lines: [{ work: `W4 next page, ${label(count)} orders: click → painted`, goal, ...ms }],
    async sample(visit) {
      await openOrders(visit, count);
      const second = expectedOrders(count).pages[1] ?? [];
      await visit.watch('orders', [second], 'click', ORDERS_PAGE);
      await visit.click(visit.contestant.nextPage(visit.page));
      return visit.painted();
    },
  };
}

export function loading(count: number, goal: number): Workload {
  return {
    name: `W6-${label(count)}`,
    screen: 'orders',
    orders: count,
    lines: [
      { work: `W6 answer with ${label(count)} orders → painted`, goal, ...ms },
      { work: `Heap with ${label(count)} orders`, unit: 'MB', higherIsBetter: false, goal: 1.1 },
      {
        work: `DOM elements, ${label(count)} orders`,
        unit: '',
        higherIsBetter: false,
        limit: 1700,
      },
    ],
    async sample(visit) {
      const painted = await visit.open('orders', expectedOrders(count).pages[0] ?? []);
      const answered = await visit.page.evaluate(
        () =>
          performance
            .getEntriesByType('resource')
            .filter((entry) => entry instanceof PerformanceResourceTiming)
            .find(({ name }) => name.endsWith('/api/orders/fetch'))?.responseEnd ?? Number.NaN,
      );
      await proveCount(visit, count);
      await visit.page.waitForTimeout(SETTLED_MS);
      const elements = await visit.page.locator('*').count();
      return [painted - answered, await heap(visit), elements];
    },
  };
}

async function proveCount({ contestant, page }: Visit, count: number): Promise<void> {
  const text = await contestant.count(page).filter({ hasText: /\d/ }).first().textContent();
  const numbers = (text ?? '').replaceAll(/(\d)[,\s](?=\d)/g, '$1').match(/\d+/g) ?? [];
  proveThat(
    numbers.some((number) => Number(number) === count),
    `${contestant.name} says “${text}”, not ${count}`,
  );
}

/** The memory left after a garbage collection: objects and the contents of buffers. */
async function heap({ cdp, page, contestant }: Visit): Promise<number> {
  proveThat(page.workers().length === 0, `${contestant.name} keeps nothing in workers`);
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const usage: Readonly<Record<string, number>> = { ...(await cdp.send('Runtime.getHeapUsage')) };
  return ((usage.usedSize ?? Number.NaN) + (usage.backingStorageSize ?? 0)) / 1e6;
}

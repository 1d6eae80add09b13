import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ScriptedServer, startServer } from '../../api/http/testing';
import type { EntityConfig } from '../../entities/entity-config';
import { linkReferences } from '../../entities/references';
import { entityConfig } from '../../entities/testing';
import { signedInAt } from '../testing';
import { clearLists, refreshList, refreshShownLists } from './lists';
import { rowsOf } from './rows';
import { watchChoices } from './watch-choices';

const [order, stock] = linkReferences([
  entityConfig({
    name: 'order',
    label: 'Order',
    fields: ['customer', 'orderId', 'city'].map((name) => ({ name, type: 'text', unique: true })),
  }),
  entityConfig({
    name: 'stock',
    label: 'Movement',
    fields: [
      { name: 'order', type: 'reference', to: 'order', key: 'orderId' },
      { name: 'city', type: 'select', optionsFrom: { to: 'order', key: 'city' } },
    ],
  }),
]);
if (!order || !stock) throw new Error('There are no configs.');

const ALL = 'POST /api/order/fetch';
const SOME = `${ALL}?fields=customer,orderId,city`;
const asha = { id: 1, customer: 'Asha', orderId: 'PH-1', city: 'Pune' };
let server: ScriptedServer;
/** Stop the watchers, because lists outlive a test. */
const stops: (() => void)[] = [];

beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
  signedInAt('/stock');
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  clearLists();
  document.head.replaceChildren();
  server.stop();
});

/** The titles that can be chosen, as they become known. */
function follow(config: EntityConfig) {
  let known = config;
  stops.push(
    watchChoices(config, (next) => {
      known = next;
    }),
  );
  return () =>
    known.fields.map(({ target }) => target?.choices?.map(({ key, label }) => `${key} ${label}`));
}

function onOurServer(): void {
  document.head.innerHTML = '<meta name="configs-version" content="1">';
}

test('only keys and titles are requested from our own server, and later only changes', async () => {
  onOurServer();
  server.on(SOME, { json: [asha], headers: { 'List-Version': 'one' } });
  const titles = follow(stock);
  await expect.poll(titles).toEqual([['PH-1 Asha'], ['Pune Pune']]);
  const changed = [{ id: 2, customer: 'Banu', orderId: 'PH-2', city: 'Pune' }];
  const json = { changed, removed: [], order: 'asc' };
  server.on(`${SOME}&since=one`, { json, headers: { 'List-Since': 'one' } });
  void refreshShownLists();
  await expect.poll(titles).toEqual([['PH-1 Asha', 'PH-2 Banu'], ['Pune Pune']]);
  expect(server.seen(ALL)).toEqual([]);
});

test('keys and titles are not fetched if the page has the whole rows', async () => {
  onOurServer();
  server.on(ALL, { json: [asha] });
  await refreshList(rowsOf(order));
  await expect.poll(follow(stock)).toEqual([['PH-1 Asha'], ['Pune Pune']]);
  expect(server.seen(SOME)).toEqual([]);
});

test('whole rows are requested from another server, because it can’t send parts', async () => {
  server.on(ALL, { json: [asha] });
  await expect.poll(follow(stock)).toEqual([['PH-1 Asha'], ['Pune Pune']]);
});

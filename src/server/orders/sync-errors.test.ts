import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orderConfig } from '../../entities/order-config';
import { updateRow } from '../rows/change-row';
import {
  type OrderServer,
  shopOrder,
  startOrderServer,
  startShop,
  type TestShop,
} from '../testing/order-server';
import { asha, ravi } from '../testing/test-store';
import { fetchFeed } from './fetch-feed';
import { openFeed } from './open-feed';
import { syncOrders } from './sync-orders';

let shop: TestShop;
let server: OrderServer;
let feedUrl: string | undefined;
const limits = { milliseconds: 30_000, bytes: 100_000 };
beforeAll(async () => {
  shop = await startShop();
  server = await startOrderServer(() => feedUrl, limits);
  feedUrl = shop.url;
  shop.answers([shopOrder(1)]);
  await server.call('syncorders');
});
beforeEach(() => {
  feedUrl = shop.url;
  limits.milliseconds = 30_000;
});
afterAll(async () => {
  await server.close();
  await shop.close();
});

/** Syncs as JSON and as lines, and checks that nothing changes. */
async function failingSync(): Promise<string> {
  const before = await server.orders();
  const asked = performance.now();
  const answer = await server.call('syncorders');
  expect(performance.now() - asked).toBeLessThan(10_000);
  const lines = await server.call('syncorders', undefined, { accept: 'application/x-ndjson' });
  expect([answer.statusCode, lines.statusCode]).toEqual([502, 502]);
  expect(lines.json()).toEqual({ message: answer.json().message });
  expect(await server.orders()).toEqual(before);
  expect(before).toHaveLength(1);
  return answer.json().message;
}

describe('a list that can’t be read is a clear error and changes nothing', () => {
  test('when the shop never responds', async () => {
    limits.milliseconds = 400;
    shop.answers(() => {});
    expect(await failingSync()).toMatch(/did not arrive within 1 s/);
  });

  test('when its response trickles forever', async () => {
    limits.milliseconds = 400;
    shop.answers((response) => {
      response.write('[');
      const more = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(more));
    });
    expect(await failingSync()).toMatch(/did not arrive within/);
  });

  test('when it is endless', async () => {
    const much = ' '.repeat(20_000);
    shop.answers((response) => {
      const write = () => void (response.write(much) && setImmediate(write));
      response.on('drain', write);
      write();
    });
    expect(await failingSync()).toMatch(/larger than/);
  });

  test.each([404, 500, 503])('when the shop responds with %i', async (status) => {
    shop.answers((response) => response.writeHead(status).end('[]'));
    expect(await failingSync()).toContain(`(${status})`);
  });

  test.each(['', '<!doctype html>', '[{"orderId":1},'])('when it is not JSON: %j', async (text) => {
    shop.answers((response) => response.end(text));
    expect(await failingSync()).toMatch(/not send JSON/);
  });

  test.each(['null', '"orders"', '{"orders":{}}'])('when it is not a list: %s', async (text) => {
    shop.answers((response) => response.end(text));
    expect(await failingSync()).toMatch(/not send a list of orders/);
  });

  test('when the connection fails midway', async () => {
    shop.answers((response) => {
      response.writeHead(200, { 'content-length': 1000 });
      response.write('[{"orderId":1},', () => response.destroy());
    });
    expect(await failingSync()).toMatch(/connection to the shop failed/);
  });

  test('when the server is down', async () => {
    const gone = await startShop();
    feedUrl = gone.url;
    await gone.close();
    expect(await failingSync()).toMatch(/connection to the shop failed.*ECONNREFUSED/);
  });

  test('when it redirects forever', async () => {
    shop.answers((response) => response.writeHead(302, { location: '/again' }).end());
    expect(await failingSync()).toMatch(/connection to the shop failed/);
  });

  test('when it redirects to another address', async () => {
    const elsewhere = await startShop();
    shop.answers((response) => response.writeHead(302, { location: elsewhere.url }).end());
    expect(await failingSync()).toMatch(/redirects to another address/);
    expect(elsewhere.requests).toEqual([]);
    await elsewhere.close();
  });

  test('when its address is not set', async () => {
    feedUrl = undefined;
    expect(await failingSync()).toMatch(/ORDERS_FEED_URL is missing/);
  });
});

describe('a list is read', () => {
  test('after a redirect', async () => {
    shop.answers((response, { url }) => {
      if (url === '/moved') response.end(JSON.stringify([shopOrder(1)]));
      else response.writeHead(301, { location: '/moved' }).end();
    });
    expect((await server.call('syncorders')).json()).toMatchObject({ unchanged: 1 });
  });

  test('with the name and password in the address', async () => {
    shop.answers([shopOrder(1)]);
    feedUrl = shop.url.replace('//', '//office:two%20words@');
    expect((await server.call('syncorders')).json()).toMatchObject({ unchanged: 1 });
    const secret = Buffer.from('office:two words').toString('base64');
    expect(shop.requests.at(-1)?.headers.authorization).toBe(`Basic ${secret}`);
  });
});

test('a sync succeeds even if staff keep changing orders, and keeps their changes', async () => {
  shop.answers([shopOrder(1, { billingCity: 'Mysuru' }), shopOrder(2)]);
  const feed = await openFeed(await fetchFeed(shop.url));
  const id = (await server.orders())[0]?.id;
  const packed: boolean[] = [];
  const changes: Promise<unknown>[] = [];
  const outcome = syncOrders(server.store, asha, feed, ({ step }) => {
    if (step !== 'comparing') return;
    packed.push(packed.length % 2 === 0);
    changes.push(updateRow(server.store, orderConfig, ravi, { id, packed: packed.at(-1) }));
  });
  expect(await outcome).toMatchObject({ new: 1, changed: 1 });
  await Promise.all(changes);
  expect(packed.length).toBeGreaterThan(1);
  expect(await server.orders()).toContainEqual(
    expect.objectContaining({ id, billingCity: 'Mysuru', packed: packed.at(-1) }),
  );
  await feed.close();
});

test('a list with more values than orders can have is rejected before it is parsed', async () => {
  const list = Buffer.from(`[${'[],'.repeat(2_500_000)}[]]`);
  await expect(openFeed(list)).rejects.toThrow(/too much time or memory/);
});

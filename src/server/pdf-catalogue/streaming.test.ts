import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { urlToHttpOptions } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoSeller } from '../../demo-shop/seller';
import { COUNT, catalogueConfigs, fillCatalogue, ids } from '../testing/pdf-catalogue';
import { startTestServer } from '../testing/test-server';
import { openTestStore, type TestStore } from '../testing/test-store';
import { pdfCatalogueRoutes } from './routes';
import type { FetchPicture } from './site-pictures';

describe('over a connection', () => {
  let store: TestStore;
  let close: (() => Promise<void>) | undefined;
  beforeEach(async () => {
    store = await openTestStore(...catalogueConfigs);
    await fillCatalogue(store);
  });
  afterEach(async () => {
    await close?.();
    await store.close();
  });

  /**
   * A server that makes catalogues of all wallpapers. `onRead` is awaited whenever the server has read some of them.
   */
  async function connect(fetchPicture: FetchPicture, onRead = async () => {}) {
    const db = store.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        await onRead();
        return result;
      },
    });
    let begun = 0;
    const live = await startTestServer({
      database: store.db,
      configs: catalogueConfigs,
      routes: [
        pdfCatalogueRoutes({
          store: { ...store, db },
          configs: () => catalogueConfigs,
          seller: demoSeller,
          cutFolder: tmpdir(),
          pictureSource() {
            begun += 1;
            return fetchPicture;
          },
        }),
      ],
    });
    close = () => live.close();
    const client = await live.signedIn();
    const cookies = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const token = decodeURIComponent(client.cookies.get('XSRF-TOKEN') ?? '');
    const address = urlToHttpOptions(new URL(await live.app.listen({ port: 0 })));
    const send = () => {
      const sent = request({
        ...address,
        path: '/api/pdf/download',
        method: 'POST',
        headers: {
          cookie: cookies,
          'x-xsrf-token': token,
          'x-requested-with': 'XMLHttpRequest',
          accept: 'application/json',
          'content-type': 'application/json',
        },
      });
      sent.end(JSON.stringify({ wp: ids(1, COUNT) }));
      return sent;
    };
    const ask = async () => {
      const sent = send();
      const [answer]: IncomingMessage[] = await once(sent, 'response');
      if (!answer) throw new Error('There is no answer.');
      const [beginning] = await once(answer, 'data');
      return { sent, answer, beginning: String(beginning) };
    };
    return { send, ask, live, begun: () => begun };
  }

  /** Pictures that never arrive, and a promise for each that resolves when it is no longer needed. */
  function endlessPictures() {
    const givenUp: Promise<void>[] = [];
    const fetchPicture: FetchPicture = (_path, _width, signal) => {
      const gone = once(signal, 'abort').then(() => undefined);
      givenUp.push(gone);
      return gone;
    };
    return { givenUp, fetchPicture };
  }

  test('starts before the first picture arrives, and stops when the client leaves', async () => {
    const { givenUp, fetchPicture } = endlessPictures();
    const { ask } = await connect(fetchPicture);
    const { sent, answer, beginning } = await ask();
    expect(answer.statusCode).toBe(200);
    expect(beginning).toMatch(/^%PDF-/);
    sent.destroy();
    await Promise.all(givenUp);
    // No more pictures are requested than were already under way.
    expect(givenUp.length).toBeLessThan(10);
  });

  test('makes a few at once and rejects others until one is done', async () => {
    const { fetchPicture } = endlessPictures();
    let reads = 0;
    const { ask } = await connect(fetchPicture, async () => {
      reads += 1;
    });
    const [first, ...others] = await Promise.all([ask(), ask(), ask(), ask()]);
    const before = reads;
    const rejected = await ask();
    expect(reads).toBe(before);
    expect(rejected.answer.statusCode).toBe(429);
    expect(rejected.answer.headers['retry-after']).toBe('10');
    first?.sent.destroy();
    let again = await ask();
    while (again.answer.statusCode === 429) again = await ask();
    expect(again.beginning).toMatch(/^%PDF-/);
    for (const { sent } of [...others, again]) sent.destroy();
  });

  test('doesn’t count a client that leaves before its catalogue begins', async () => {
    const { fetchPicture } = endlessPictures();
    let socket: Socket | undefined;
    const { send, ask, live, begun } = await connect(fetchPicture, async () => {
      if (!socket || socket.destroyed) return;
      socket.destroy();
      await once(socket, 'close');
    });
    const follow = (opened: Socket) => {
      socket = opened;
    };
    live.app.server.on('connection', follow);
    for (let count = 1; count <= 4; count += 1) {
      await expect(once(send(), 'response')).rejects.toThrow();
      await expect.poll(begun).toBe(count);
    }
    live.app.server.off('connection', follow);
    const { sent, answer } = await ask();
    expect(answer.statusCode).toBe(200);
    expect(live.logLines.filter((line) => line.includes('"level":50'))).toEqual([]);
    sent.destroy();
  });
});

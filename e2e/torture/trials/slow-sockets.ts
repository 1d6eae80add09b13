import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { type SignedIn, startSignedIn, waitOfOthers } from '../files/signed-in';
import type { Trial, TrialRow } from '../trial';

const SOCKETS = 200;
const BYTE_EVERY_MS = 1000;
/** The limit in docs/limits.md, plus the interval of the server's checks and some time to open connections. */
const HEADERS_S = 20 + 5 + 5;
const REQUEST_S = 120 + 5 + 5;

export const trial: Trial = {
  name: 'slow-sockets',
  what: 'sends headers, or bodies, a byte a second on hundreds of connections while others work',
  async run() {
    const shop = await startSignedIn();
    const started = performance.now();
    const headers = openSlow(shop, 'GET /api/user HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    const bodies = openSlow(
      shop,
      'POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{',
    );
    const waits: number[] = [];
    const isOver = { yes: false };
    const others = (async () => {
      while (!isOver.yes) {
        const asked = performance.now();
        await (await shop.send('/api/user')).arrayBuffer();
        waits.push(performance.now() - asked);
        await setTimeout(50);
      }
    })();
    const rows: TrialRow[] = [];
    const expectEnd = async (what: string, sockets: readonly Promise<unknown>[], limit: number) => {
      await Promise.all(sockets);
      const seconds = (performance.now() - started) / 1000;
      rows.push({
        case: `${sockets.length} connections with slow ${what}`,
        measured: `closed after ${seconds.toFixed(1)} s`,
        limit: `${limit} s`,
        passed: seconds <= limit,
      });
    };
    await expectEnd('headers', headers, HEADERS_S);
    await expectEnd('bodies', bodies, REQUEST_S);
    isOver.yes = true;
    await others;
    await shop.close();
    rows.push(waitOfOthers(waits));
    return rows;
  },
};

/** Opens slow connections. Each promise resolves when the server has closed its connection. */
function openSlow({ server }: SignedIn, beginning: string): Promise<unknown>[] {
  return Array.from({ length: SOCKETS }, async () => {
    const socket: Socket = createConnection(Number(new URL(server.url).port), 'localhost');
    socket.on('error', () => {}).resume();
    socket.write(beginning);
    const drip = setInterval(() => socket.write('x'), BYTE_EVERY_MS);
    await once(socket, 'close');
    clearInterval(drip);
  });
}

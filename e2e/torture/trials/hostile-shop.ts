import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureCutter } from '../../../src/server/pdf-catalogue/cut-picture';
import { sitePictures } from '../../../src/server/pdf-catalogue/site-pictures';
import { type SignedIn, startSignedIn, waitOfOthers } from '../files/signed-in';
import type { Trial, TrialRow } from '../trial';

const LONG = 'Behind the Old Water Tank, '.repeat(400_000);
const MAX_INVOICE_MS = 2000;

const order = (number: number, more: object) => ({
  orderId: `PH-EVIL-${number}`,
  transaction: { status: 'SUCCESS' },
  purchaseAmount: 100,
  ...more,
});

/** Texts and structures that a shop's list should not have. */
const feeds: Readonly<Record<string, () => unknown>> = {
  'a 10 MB address': () => [order(1, { deliveryAddress: LONG })],
  'NUL, lone surrogates and controls': () => [
    order(2, { customerName: 'a\u0000b\ud800c\u0007', deliveryAddress: '\u202e\ufeff' }),
  ],
  'objects for texts': () => [order(3, { customerName: { toString: 1 }, user: [], wpLength: {} })],
  'deep nesting': () => `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
  'ids that are prototypes': () => [
    { orderId: '__proto__' },
    { orderId: 'constructor' },
    { orderId: 'x'.repeat(1e6) },
  ],
  'amounts beyond all numbers': () => [
    order(4, { purchaseAmount: '9'.repeat(400), wpRate: -1e308 }),
  ],
  '50,000 wrong orders': () =>
    Array.from({ length: 50_000 }, (_, index) => ({ orderId: `M-${index}`, purchaseAmount: 'x' })),
};

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;
const forever = (response: ServerResponse, piece: Uint8Array, everyMs: number) => {
  const timer = setInterval(() => response.write(piece), everyMs);
  response.on('close', () => clearInterval(timer));
};

/** Responses of a misbehaving site to requests for pictures. */
const pictures: Readonly<Record<string, (response: ServerResponse) => void>> = {
  'an SVG of a billion elements': (response) =>
    response.end(
      svg(
        `<defs><g id="a0"><rect width="9" height="9"/></g>${Array.from({ length: 30 }, (_, n) => `<g id="a${n + 1}">${`<use href="#a${n}"/>`.repeat(10)}</g>`).join('')}</defs><use href="#a30"/>`,
      ),
    ),
  'a picture without an end': (response) => forever(response, Buffer.alloc(1_000_000, 1), 1),
  'a picture of a byte a second': (response) => forever(response, Buffer.from([255]), 1000),
  'no response': () => {},
  'a redirect to elsewhere': (response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/images/a.jpg' }).end(),
  'a truncated JPEG': (response) => response.end(Buffer.from('ffd8ffe000104a46', 'hex')),
  'a GIF of 65,535 × 65,535': (response) =>
    response.end(
      Buffer.from('474946383961ffffffff800000000000ffffff2c00000000ffffffff00020100003b', 'hex'),
    ),
};
/** The time to fetch a picture and to crop it, as docs/limits.md states. */
const MAX_PICTURE_MS = 8000 + 5000;

export const trial: Trial = {
  name: 'hostile-shop',
  what: 'serves hostile orders and pictures to the server, while others work',
  async run() {
    let respond: (response: ServerResponse) => void = (response) => response.end('[]');
    const site = createServer((_request, response) => respond(response)).listen(0, '127.0.0.1');
    await once(site, 'listening');
    const url = addressOf(site);
    const shop = await startSignedIn({ ORDERS_FEED_URL: `${url}/orders.json` });
    const rows: TrialRow[] = [];
    const waits: number[] = [];
    const measure = async (what: string, limitMs: number, call: () => Promise<Response>) => {
      const { result, ms, megabytes, ...seen } = await shop.measure(async () => {
        const answer = await call();
        const body = Buffer.from(await answer.arrayBuffer()).toString('latin1');
        return { status: answer.status, body };
      });
      waits.push(...seen.waits);
      const said = result.body.replaceAll(/\s+/g, ' ').slice(0, 70);
      rows.push({
        case: what,
        measured: `${result.status}, ${Math.round(ms)} ms, +${Math.round(megabytes)} MB ${said}`,
        limit: `no 500, ${limitMs} ms`,
        passed: result.status !== 500 && ms <= limitMs,
      });
    };
    for (const [what, content] of Object.entries(feeds)) {
      const list = content();
      const text = typeof list === 'string' ? list : JSON.stringify(list);
      respond = (response) => response.end(text);
      await measure(`orders: ${what}`, 20_000, () => shop.sendJson('/api/orders/syncorders', {}));
    }
    const id = await idOf(shop, 'PH-EVIL-1');
    for (const kind of ['Invoice', 'Receipt']) {
      await measure(`the ${kind.toLowerCase()} of that address`, MAX_INVOICE_MS, () =>
        shop.sendJson(`/invoices/download${kind}`, { id, download: true }),
      );
    }
    rows.push(
      ...(await tryPictures(url, (next) => {
        respond = next;
      })),
    );
    await shop.close();
    site.closeAllConnections();
    site.close();
    rows.push(waitOfOthers(waits));
    return rows;
  },
};

/** Fetches and crops pictures without a server, because the demo draws its own. */
async function tryPictures(
  site: string,
  serve: (respond: (response: ServerResponse) => void) => void,
): Promise<TrialRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'paperhanger-cut-'));
  const cut = pictureCutter(folder);
  const rows: TrialRow[] = [];
  for (const [what, respond] of Object.entries(pictures)) {
    serve(respond);
    const start = performance.now();
    const picture = await sitePictures(site)('images/a.jpg', 480, new AbortController().signal);
    const isCut = picture && (await cut(picture, { x: 0, y: 0, width: 160, height: 120 }));
    const ms = performance.now() - start;
    rows.push({
      case: `pictures: ${what}`,
      measured: `${isCut ? 'cut' : 'left out'} after ${Math.round(ms)} ms`,
      limit: `left out, ${MAX_PICTURE_MS} ms`,
      passed: !isCut && ms <= MAX_PICTURE_MS,
    });
  }
  rmSync(folder, { recursive: true });
  return rows;
}

function addressOf(server: Server): string {
  const address = server.address();
  return `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
}

async function idOf(shop: SignedIn, orderId: string): Promise<number | undefined> {
  const answer = await shop.sendJson('/api/orders/fetch', {});
  const orders: readonly { id: number; orderId: string }[] = await answer.json();
  return orders.find((one) => one.orderId === orderId)?.id;
}

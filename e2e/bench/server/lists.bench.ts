import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { orderConfig } from '../../../src/entities/order-config';
import { openDatabase } from '../../../src/server/database/open-database';
import { apply } from '../../../src/server/rows/apply';
import { added } from '../../../src/server/rows/change-set';
import { entityStore } from '../../../src/server/tables/entity-store';
import { writeTo } from '../../../src/server/tables/transactions';
import { OutputLines } from '../../fixtures/output-lines';
import { PaperhangerServer } from '../../fixtures/paperhanger-server';
import { signedInHeaders } from '../../fixtures/sign-in';
import { dataWithPictures } from './load/data-with-pictures';
import { type RawRequest, rawRequests } from './load/raw-requests';
import type { Measurement, ServerBench } from './types';

const ROUNDS = 3;
const LOAD = { connections: 20, ms: 1000 };
/** How long both servers are used before they are measured. */
const WARM_UP_MS = 2000;
const WRITES = 15;
/** The largest lists, and how long the first response after a change may take. */
const SIZES = process.env.BENCH_ROWS?.split(',').map(Number) ?? [10_000, 100_000];
const FIRST_ANSWER_MS = 10;
const NOT_MODIFIED_PER_SECOND = 15_000;

const FLOOR = fileURLToPath(new URL('load/lists-floor.ts', import.meta.url));
const unpackers = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes: Buffer) => bytes,
} as const;
type Encoding = keyof typeof unpackers;
const encodings: readonly Encoding[] = ['br', 'gzip', 'identity'];

export const bench: ServerBench = {
  name: 'lists',
  async run() {
    const { remove: removeDemo } = await dataWithPictures();
    const server = await PaperhangerServer.start();
    const headers = await signedInHeaders(server);
    const url = `${server.url}/api/orders/fetch`;
    const results: Measurement[] = [];
    let rows = 0;
    for (const size of SIZES) {
      rows = await fillOrders(server, size);
      if (size === SIZES[0]) results.push(...(await besideFloor({ url, headers }, rows)));
      results.push(...(await afterWrites(server, headers, rows)));
    }
    await server.stop();
    server.removeData();
    removeDemo();
    return results;
  },
};

/** Adds orders until there are `size`, from a process other than the server's. */
async function fillOrders(server: PaperhangerServer, size: number): Promise<number> {
  const db = await openDatabase({ file: join(server.dataFolder, 'paperhanger.db') });
  const store = entityStore(db, 'orders have no encrypted fields');
  const { count } = await db
    .selectFrom('entity_order')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const cities = ['Pune', 'Mumbai', 'Nagpur', 'Chennai', 'Kochi'];
  const changes = Array.from({ length: Math.max(0, size - count) }, (_, index) => {
    const order = count + index;
    return added({
      orderId: `B-${order}`,
      customerName: `Customer ${(order * 7919) % 9973}`,
      mobile: String(9_000_000_000 + order * 37),
      wpId: `WP${(order * 31) % 5000}`,
      productName: `Mural ${(order * 17) % 900}`,
      deliveryAddress: `${(order * 13) % 400}, MG Road, ${cities[order % 5]}`,
      billingCity: cities[order % 5] ?? '',
      purchaseAmount: (order * 101) % 50_000,
      packed: order % 2 === 0,
      shipped: false,
      delivered: false,
      installed: false,
    });
  });
  await writeTo(store, orderConfig, null, (open) => apply(open, { changes }));
  await db.destroy();
  return Math.max(count, size);
}

async function besideFloor(ours: RawRequest, rows: number): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'paperhanger-floor-'));
  let etag = '';
  for (const encoding of encodings) {
    const { bytes, headers } = await fetchRaw(ours, encoding);
    expectRows(bytes, encoding, rows);
    etag = headers.get('etag') ?? '';
    writeFileSync(join(folder, encoding), bytes);
  }
  const child = spawn(process.execPath, ['--import', 'tsx', FLOOR, folder]);
  const output = new OutputLines();
  output.read(child.stdout);
  const floor = { url: `${await output.waitFor(/^Open (http:\S+)$/)}/`, headers: {} };
  const results: Measurement[] = [];
  for (const encoding of encodings) {
    const accept = { 'accept-encoding': encoding };
    const [ourRate, floorRate] = await bothRates(ours, floor, accept, accept, 200);
    const work = `S1 ${rows} rows, ${encoding}`;
    results.push(line(work, '/s', ourRate, floorRate, { goal: 0.8, note: 'every row was there' }));
  }
  const known = (tag: string) => ({ 'if-none-match': tag });
  const [ourRate, floorRate] = await bothRates(ours, floor, known(etag), known('W/"floor"'), 304);
  results.push(line('S1 304', '/s', ourRate, floorRate, { limit: NOT_MODIFIED_PER_SECOND }));
  child.kill();
  rmSync(folder, { recursive: true });
  return results;
}

async function bothRates(
  ours: RawRequest,
  floor: RawRequest,
  ourHeaders: RawRequest['headers'],
  floorHeaders: RawRequest['headers'],
  status: number,
): Promise<[number, number]> {
  const rates: [number[], number[]] = [[], []];
  const own = { ...ours, headers: { ...ours.headers, ...ourHeaders } };
  const bare = { ...floor, headers: floorHeaders };
  // V8 compiles what the first thousands of requests run; a server that runs for days is warm.
  for (const request of [own, bare])
    await rawRequests(request, { ...LOAD, ms: WARM_UP_MS, status });
  for (let round = 0; round < ROUNDS; round += 1) {
    rates[0].push(await rawRequests(own, { ...LOAD, status }));
    rates[1].push(await rawRequests(bare, { ...LOAD, status }));
  }
  return [median(rates[0]), median(rates[1])];
}

/** How long the first responses after changes of one row take: whole lists, and only the changes. */
async function afterWrites(
  server: PaperhangerServer,
  headers: RawRequest['headers'],
  rows: number,
): Promise<Measurement[]> {
  const fetching = { url: `${server.url}/api/orders/fetch`, headers };
  const whole: number[] = [];
  const changes: number[] = [];
  let { headers: last } = await fetchRaw(fetching, 'br');
  for (let write = 0; write < WRITES; write += 1) {
    const id = 1 + Math.floor(((write * 7919) % 997) * (rows / 1000));
    const response = await fetch(`${server.url}/api/orders/update`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ id, shipped: true, packed: write % 2 === 0, installerId: null }),
    });
    if (!response.ok) throw new Error(await response.text());
    const since = encodeURIComponent(last.get('list-version') ?? '');
    let start = performance.now();
    const changed = await fetchRaw({ ...fetching, url: `${fetching.url}?since=${since}` }, 'br');
    changes.push(performance.now() - start);
    if (changed.headers.get('list-since') === null) throw new Error('The whole list was sent.');
    start = performance.now();
    const answer = await fetchRaw(fetching, 'br');
    whole.push(performance.now() - start);
    expectRows(answer.bytes, 'br', rows, id);
    last = answer.headers;
  }
  const of = `after a change of one row among ${rows}`;
  const limit = { limit: FIRST_ANSWER_MS };
  return [
    line(`S1 first answer ${of}, br`, 'ms', median(whole), 0, limit),
    line(`S1 what changed ${of}`, 'ms', median(changes), 0, { limit: 50 }),
  ];
}

async function fetchRaw({ url, headers }: RawRequest, encoding: Encoding) {
  return await new Promise<{ bytes: Buffer; headers: Headers }>((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      headers: { ...headers, 'accept-encoding': encoding, 'content-length': 0 },
    });
    sent.on('error', reject).on('response', (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const entries = Object.entries(answer.headers).map(([name, value]): [string, string] => [
          name,
          String(value),
        ]);
        resolve({ bytes: Buffer.concat(chunks), headers: new Headers(entries) });
      });
    });
    sent.end();
  });
}

/** Throws unless a body has all rows, and the changed one as it is now. */
function expectRows(bytes: Buffer, encoding: Encoding, count: number, changedId?: number): void {
  const rows: { id: number; shipped: boolean }[] = JSON.parse(String(unpackers[encoding](bytes)));
  const isChanged =
    changedId === undefined || rows.some(({ id, shipped }) => id === changedId && shipped);
  if (rows.length !== count || !isChanged) throw new Error(`${rows.length} rows are not the list.`);
}

const line = (
  work: string,
  unit: string,
  ours: number,
  floor: number,
  more: Partial<Measurement> = {},
): Measurement => ({ work, unit, higherIsBetter: unit === '/s', ours, floor, ...more });

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DatabaseProxy, startDatabaseProxy } from '../testing/database-proxy';
import { installer } from '../testing/installer';
import { makeTestLocation, type TestLocation, withTables } from '../testing/test-database';
import { startTestServer, type TestServer } from '../testing/test-server';
import { OutageError } from './database-error';
import { openDatabase } from './open-database';
import { openPostgres } from './postgres';
import type { Database } from './tables';

/** A database that responds must not look unresponsive on a busy machine. */
const LIMITS = { connectMs: 1_500, queryMs: 1_500, probeMs: 3_000, slowQueryMs: 20_000 };

let location: TestLocation;
let proxy: DatabaseProxy;
let direct: Kysely<Database>;
let database: Kysely<Database>;
let server: TestServer | undefined;

beforeEach(async () => {
  location = await makeTestLocation(withTables());
  direct = await openDatabase(location.location);
  proxy = await startDatabaseProxy(location.location.url ?? '');
  database = openPostgres(proxy.url, LIMITS);
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  await proxy.close();
  await database.destroy();
  await direct.destroy();
  await location.remove();
});

const select = () => sql`select 1`.execute(database);
const row = (n: number) => ({ name: `Person ${n}`, phone: String(7_000_000_000 + n) });

test('a server whose database restarts responds with 503, then works again, and loses nothing', async () => {
  server = await startTestServer({ database, configs: [installer] });
  const client = await server.signedIn();
  const statuses = new Set<number>();
  const confirmed: string[] = [];
  let n = 0;
  let isOver = false;
  const write = async () => {
    while (!isOver) {
      const sent = row(n++);
      const answer = await client.post('/api/installer/add', sent);
      statuses.add(answer.statusCode);
      if (answer.statusCode === 201) confirmed.push(sent.phone);
      else expect(answer.headers['retry-after']).toBe('2');
    }
  };
  const writers = [write(), write(), write(), write()];
  for (let round = 0; round < 3; round += 1) {
    await expect.poll(() => confirmed.length).toBeGreaterThan(10 * (round + 1));
    proxy.cut();
    await expect.poll(async () => (await client.get('/api/user')).statusCode).toBe(503);
    expect((await client.get('/livez')).statusCode).toBe(200);
    proxy.restore();
    await expect.poll(async () => (await client.get('/api/user')).statusCode).toBe(200);
  }
  isOver = true;
  await Promise.all(writers);
  expect([...statuses].sort()).toEqual([201, 503]);
  const rows = (await client.post('/api/installer/fetch')).json<{ phone: string }[]>();
  const stored = new Set(rows.map((stored) => stored.phone));
  expect(confirmed.filter((sent) => !stored.has(sent))).toEqual([]);
});

test('connections to an unresponsive database are dropped, and it is used again once it responds', async () => {
  server = await startTestServer({ database, configs: [installer] });
  const client = await server.signedIn();
  const add = (n: number) => client.post('/api/installer/add', row(n));
  await Promise.all([add(1), add(2), add(3)]);
  proxy.freeze();
  // More calls than there are connections.
  const calls = Array.from({ length: 15 }, (_, index) => add(10 + index));
  expect((await client.get('/livez')).statusCode).toBe(200);
  for (const answer of await Promise.all(calls)) {
    expect(answer.statusCode).toBe(503);
    expect(answer.json().message).toContain('The database');
  }
  proxy.restore();
  await expect.poll(async () => (await add(20)).statusCode).toBe(201);
});

test('a connection that is ended within a transaction is not used again', async () => {
  const transaction = database.transaction().execute(async (db) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(direct);
    await sql`select 2`.execute(db);
  });
  await expect(transaction).rejects.toThrow(OutageError);
  await select();
});

test('whether a lost commit has happened is reported as unknown', async () => {
  const transaction = database.transaction().execute(async (db) => {
    await sql`select 1`.execute(db);
    proxy.freeze();
  });
  await expect(transaction).rejects.toMatchObject({ isOutcomeUnknown: true });
  proxy.restore();
  await expect.poll(() => select().catch(() => undefined)).toBeDefined();
});

test('waiting for another transaction may take longer than waiting for an unresponsive database', async () => {
  await sql`create table thing (id integer)`.execute(direct);
  let insertion: Promise<unknown> = Promise.resolve();
  await direct.transaction().execute(async (db) => {
    await sql`lock table thing`.execute(db);
    insertion = sql`insert into thing values (1)`.execute(database);
    await sql`select pg_sleep(4)`.execute(db);
  });
  await insertion;
});

test('errors in statements are not outages', async () => {
  const broken = await sql`select * from nowhere`.execute(database).catch((error) => error);
  expect(broken).not.toBeInstanceOf(OutageError);
  await select();
});

test('a server that starts waits for its database, and says so once', async () => {
  proxy.cut();
  const said: string[] = [];
  const opened = await openDatabase({ ...location.location, url: proxy.url }, (sentence) => {
    said.push(sentence);
    proxy.restore();
  });
  expect(said).toEqual([
    expect.stringMatching(/^Waiting for the PostgreSQL database 127\.0\.0\.1/),
  ]);
  await opened.destroy();
});

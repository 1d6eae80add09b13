import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installer, person } from '../testing/installer';
import type { TestClient } from '../testing/test-client';
import { startTestServer, type TestServer } from '../testing/test-server';
import { minute } from './clock';

let server: TestServer;
let client: TestClient;

beforeAll(async () => {
  server = await startTestServer({ configs: [installer] });
  client = await server.signedIn();
});
afterAll(() => server.close());

/** SQLite then reports a full disk when the file would need more pages. */
const limitPages = (count: number) =>
  sql`${sql.raw(`pragma max_page_count = ${count}`)}`.execute(server.database);
const add = () => client.post('/api/installer/add', { ...person(), notes: 'x'.repeat(4000) });

test('on a full disk what is there can be read, and nothing is half saved', async () => {
  const before = (await client.post('/api/installer/fetch')).json().length;
  await limitPages(1);
  let saved = 0;
  let answer = await add();
  while (answer.statusCode === 201) {
    saved += 1;
    answer = await add();
  }
  expect(answer.statusCode).toBe(507);
  expect(answer.json().message).toContain('disk is full');
  const several = await Promise.all([add(), add(), add()]);
  expect(several.map(({ statusCode }) => statusCode)).toEqual([507, 507, 507]);

  // The session is marked as seen once a minute.
  for (let count = 0; count < 20; count += 1) {
    server.clock.advance(2 * minute);
    expect((await client.get('/api/user')).statusCode).toBe(200);
  }
  expect((await client.post('/api/installer/fetch')).json()).toHaveLength(before + saved);

  await limitPages(1_000_000);
  expect((await add()).statusCode).toBe(201);
});

import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { entityConfig } from '../../entities/testing';
import { openDatabase } from '../database/open-database';
import { runAlone } from '../database/run-alone';
import type { Database } from '../database/tables';
import { pictureFiles } from '../pictures/picture-files';
import { storedPictureRoutes } from '../pictures/picture-routes';
import { entityStore } from '../tables/entity-store';
import { blobOf, picture } from '../testing/review-server';
import type { TestClient } from '../testing/test-client';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { asha, startTestServer, type TestServer } from '../testing/test-server';
import { testSecret } from '../testing/test-store';
import { day } from '../time/clock';
import { uploadRoutes } from '../uploads/routes';
import { sweepUploads } from '../uploads/upload-list';

// Two servers, each with its own connections, behind a balancer that sends every request to the other one.

const supplier = entityConfig({
  name: 'supplier',
  fields: [
    { name: 'name', type: 'text', unique: true },
    { name: 'logo', type: 'image', upload: true },
    { name: 'list', type: 'file', upload: true },
  ],
});

/** They have no folder in common. */
function withUploads(database: Kysely<Database>) {
  const pictures = pictureFiles(database, 'images/uploads/');
  const store = entityStore(database, testSecret);
  const parts = { store, configs: () => [supplier], pictures };
  return {
    database,
    configs: [supplier],
    routes: [uploadRoutes(parts)],
    publicRoutes: [storedPictureRoutes(pictures)],
  };
}

let shared: TestDatabase;
let otherDatabase: Kysely<Database>;
let one: TestServer;
let other: TestServer;
beforeAll(async () => {
  shared = await openTestDatabase();
  otherDatabase = await openDatabase(shared.location);
  one = await startTestServer(withUploads(shared.database));
  other = await startTestServer(withUploads(otherDatabase));
});
beforeEach(async () => {
  await one.reset();
  await other.reset();
});
afterAll(async () => {
  await one.close();
  await other.close();
  await otherDatabase.destroy();
  await shared.close();
});

/** The same browser at the other server. */
function sameAt(server: TestServer, { cookies }: TestClient): TestClient {
  const client = server.visitor();
  for (const [name, value] of cookies) client.cookies.set(name, value);
  return client;
}

const signIn = async (server: TestServer, password: string, remoteAddress: string) => {
  const client = server.visitor();
  await client.get('/sanctum/csrf-cookie');
  const payload = { username: asha.username, password };
  return await client.send({ method: 'POST', url: '/login', payload, remoteAddress });
};

describe('two servers that share a database', () => {
  test('share sessions and one-time passwords', async () => {
    const { client, otp } = await one.waiting();
    const elsewhere = sameAt(other, client);
    expect((await elsewhere.post('/otpSent')).json()).toBe(true);
    expect((await elsewhere.post('/verifyOTP', { otp })).statusCode).toBe(200);
    const back = sameAt(one, elsewhere);
    expect((await back.get('/api/user')).statusCode).toBe(200);
    expect((await elsewhere.post('/logout')).statusCode).toBe(204);
    expect((await back.get('/api/user')).statusCode).toBe(401);
  });

  test('count wrong passwords together, including those sent at once', async () => {
    const tries = Array.from({ length: 40 }, (_, count) =>
      signIn(count % 2 ? one : other, 'wrong', `192.0.2.${count % 8}`),
    );
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(10);
    expect(new Set(statuses)).toEqual(new Set([422, 429]));
  });

  test('count wrong one-time passwords together', async () => {
    const { client, otp } = await one.waiting();
    const wrong = otp === '000000' ? '000001' : '000000';
    const clients = [sameAt(one, client), sameAt(other, client)];
    const tries = Array.from({ length: 12 }, (_, count) =>
      clients[count % 2]?.post('/verifyOTP', { otp: wrong }),
    );
    const messages = (await Promise.all(tries)).map((answer) => answer?.json().message);
    expect(messages.filter((message) => message.includes('left'))).toHaveLength(4);
    expect((await client.post('/verifyOTP', { otp })).statusCode).toBe(422);
  });

  test('end a session that begins at one while the password changes at the other', async () => {
    const { client } = await one.waiting();
    const waiting = await one.sessions.find(client.cookies.get('paperhanger_session') ?? '');
    const account = await other.accounts.find(asha.username);
    if (!waiting || !account) throw new Error('Nobody is signing in.');
    const waitingForLocks = async () => {
      const { rows } = await sql`
        select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'
      `.execute(shared.database);
      return rows.length;
    };
    const record = async () => {};
    let change: Promise<void> | undefined;
    await one.sessions.signIn(waiting, 'the new session', async () => {
      change = other.accounts.changePassword(account.id, account.passwordHash, { record });
      await expect.poll(waitingForLocks).toBe(1);
    });
    await change;
    expect(await shared.database.selectFrom('session').selectAll().execute()).toEqual([]);
  });

  test('recognize devices that signed in at the other server', async () => {
    const owner = await one.signedIn();
    const stranger = Array.from({ length: 30 }, (_, count) =>
      signIn(one, 'wrong', `192.0.2.${count}`),
    );
    await Promise.all(stranger);
    expect((await signIn(other, asha.password, '198.51.100.1')).statusCode).toBe(429);
    const answer = await sameAt(other, owner).post('/login', asha);
    expect(answer.statusCode).toBe(200);
  });

  test('show what was just written at the other server, in lists and in what changed', async () => {
    const client = await one.signedIn();
    const clients = [client, sameAt(other, client)] as const;
    let since = '';
    for (let round = 0; round < 30; round += 1) {
      const [writer, reader] = round % 2 ? clients : ([clients[1], clients[0]] as const);
      const added = await writer.post('/api/supplier/add', { name: `S-${round}` });
      expect(added.statusCode).toBeLessThan(300);
      const list = await reader.post('/api/supplier/fetch');
      expect(list.json().map(({ name }: { name: string }) => name)).toContain(`S-${round}`);
      if (since) {
        const path = `/api/supplier/fetch?since=${encodeURIComponent(since)}`;
        const { changed } = (await reader.post(path)).json();
        expect(changed).toEqual([expect.objectContaining({ name: `S-${round}` })]);
      }
      since = String(list.headers['list-version']);
    }
  });

  test('add a row once if it is sent to both with the same key, and only one of two equal unique values', async () => {
    const client = await one.signedIn();
    const clients = [client, sameAt(other, client)];
    const add = (key: string) =>
      Promise.all(
        clients.map((each) =>
          each.post('/api/supplier/add', { name: 'Twice' }, { 'idempotency-key': key }),
        ),
      );
    const [first, second] = await add('the-same-key-of-both');
    expect(first?.json()).toEqual(second?.json());
    const again = await add('another-key-of-both');
    expect(again.map(({ statusCode }) => statusCode)).toEqual([422, 422]);
  });

  test('serve the pictures and documents that the other server has stored, and remove them once', async () => {
    const client = await one.signedIn();
    const elsewhere = sameAt(other, client);
    const upload = async (field: string, name: string, bytes: Uint8Array) => {
      const form = new FormData();
      form.append('file', blobOf(bytes), name);
      const body = new Response(form);
      const answer = await client.send({
        method: 'POST',
        url: `/api/uploads/supplier/${field}`,
        headers: { 'content-type': body.headers.get('content-type') ?? '' },
        payload: Buffer.from(await body.arrayBuffer()),
      });
      return answer.json().path;
    };
    const logo = await upload('logo', 'a.png', await picture().png().toBuffer());
    const list = await upload('list', 'a.txt', Buffer.alloc(600_000, 'x'));
    for (const path of [logo, logo.replace('.jpg', '-thumb.jpg'), list]) {
      const [here, there] = [await client.get(`/${path}`), await elsewhere.get(`/${path}`)];
      expect(there.statusCode).toBe(200);
      expect(there.rawPayload.equals(here.rawPayload)).toBe(true);
      expect(there.headers['cache-control']).toBe(here.headers['cache-control']);
    }
    await elsewhere.post('/api/supplier/add', { name: 'With a logo', logo });
    const later = Date.now() + 2 * day;
    const sweeps = [shared.database, otherDatabase].map((database) =>
      sweepUploads(database, later),
    );
    expect((await Promise.all(sweeps)).sort()).toEqual([0, 1]);
    expect((await client.get(`/${logo}`)).statusCode).toBe(200);
    expect((await client.get(`/${list}`)).statusCode).toBe(404);
  });

  test('run a task of the same name one after the other', async () => {
    let running = 0;
    const seen: number[] = [];
    const task = async () => {
      running += 1;
      for (let turn = 0; turn < 20; turn += 1) await setImmediate();
      seen.push(running);
      running -= 1;
    };
    const databases = [shared.database, otherDatabase, shared.database];
    await Promise.all(databases.map((database) => runAlone(database, 'test', task)));
    expect(seen).toEqual([1, 1, 1]);
    const failing = runAlone(shared.database, 'test', async () => {
      throw new Error('no feed');
    });
    await expect(failing).rejects.toThrow('no feed');
    await runAlone(otherDatabase, 'test', task);
    expect(seen).toHaveLength(4);
  });
});

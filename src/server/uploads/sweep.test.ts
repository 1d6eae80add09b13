import { readFile } from 'node:fs/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { entityConfig } from '../../entities/testing';
import { writeSpreadsheet } from '../../spreadsheet/testing';
import { eraseCommand } from '../commands/erase-command';
import { undoChange } from '../history/undo';
import { pictureFiles } from '../pictures/picture-files';
import { storedPictureRoutes } from '../pictures/picture-routes';
import { addRow, removeRow, updateRow } from '../rows/change-row';
import { findRow } from '../rows/read-rows';
import { bulkUpdate } from '../spreadsheets/bulk-update';
import { type PartServer, startPartServer } from '../testing/part-server';
import { blobOf, picture, storedFiles } from '../testing/review-server';
import { isPostgresRun } from '../testing/test-database';
import { asha } from '../testing/test-store';
import { day, hour } from '../time/clock';
import { uploadRoutes } from './routes';
import { sweepUploads } from './upload-list';

const staff = entityConfig({
  name: 'staff',
  fields: [
    { name: 'name', type: 'text' },
    { name: 'photo', type: 'image', upload: true },
    { name: 'contract', type: 'file', upload: true },
    { name: 'note', type: 'textarea' },
    { name: 'story', type: 'html', upload: true },
  ],
  actions: { update: {}, bulkUpdate: { key: 'name' } },
});
const MAX_BYTES = 20_000;

let server: PartServer;
let now: number;
beforeEach(async () => {
  now = Date.now();
  server = await startPartServer([staff], (parts) => {
    const pictures = pictureFiles(parts.store.db, 'images/uploads/');
    const limits = { clock: () => now, maxBytesADay: MAX_BYTES };
    return {
      routes: uploadRoutes({ ...parts, pictures, ...limits }),
      publicRoutes: storedPictureRoutes(pictures),
    };
  });
});
afterEach(() => server.close());

function send(bytes: Uint8Array, name: string, client: Pick<PartServer, 'send'> = server) {
  const form = new FormData();
  form.append('file', blobOf(bytes), name);
  const field = name.endsWith('.jpg') ? 'photo' : 'contract';
  return client.send(`/api/uploads/staff/${field}`, form);
}

async function upload(name = 'a.jpg', bytes?: Uint8Array): Promise<string> {
  const answer = await send(bytes ?? (await picture().jpeg().toBuffer()), name);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().path;
}

const text = (length: number) => Buffer.alloc(length, 'a');
const status = async (path: string) => (await server.get(`/${path}`)).statusCode;
const add = (values: object) => addRow(server.store, staff, asha, { name: 'Ravi', ...values });
const sweep = (time: number) => sweepUploads(server.store.db, time);
const sweepTomorrow = () => sweep(now + day + hour);
const files = () => storedFiles(server.store.db);
const erase = (...args: string[]) =>
  eraseCommand(args, { database: server.store.db, audit: { recordIn: async () => {} } });

describe('an uploaded file', () => {
  test('is removed after a day if no row got it, with its thumbnail', async () => {
    const paths = [await upload(), await upload('a.txt', text(10))];
    expect(await files()).toHaveLength(3);
    expect(await sweep(now + day - hour)).toBe(0);
    for (const path of paths) expect(await status(path)).toBe(200);
    expect(await sweepTomorrow()).toBe(2);
    for (const path of paths) expect(await status(path)).toBe(404);
    expect(await files()).toEqual([]);
    expect(await sweepTomorrow()).toBe(0);
  });

  test('stays with its row, with a text that shows it, and with a row that can be restored', async () => {
    const [photo, earlier, shown] = [await upload(), await upload(), await upload()];
    const contract = await upload('a.txt', text(10));
    const row = await add({ photo: earlier, contract, note: `See /${shown}.` });
    const { version } = await updateRow(server.store, staff, asha, { ...row, photo });
    expect(await sweepTomorrow()).toBe(0);
    await removeRow(server.store, staff, asha, { id: row.id, version });
    expect(await sweepTomorrow()).toBe(0);
    const removal = await server.store.db
      .selectFrom('change')
      .select('id')
      .where('action', '=', 'remove')
      .executeTakeFirstOrThrow();
    await undoChange(server.store, staff, asha, removal.id, staff);
    expect(await findRow(server.store, staff, row.id)).toMatchObject({ photo, contract });
    for (const path of [photo, earlier, shown, contract]) expect(await status(path)).toBe(200);
  });

  test('that no longer exists can’t be saved by a form or a sheet, which say so', async () => {
    const photo = await upload();
    await sweepTomorrow();
    await expect(add({ photo })).rejects.toMatchObject({
      status: 422,
      body: { errors: { photo: [expect.stringContaining('Choose it again')] } },
    });
    const story = `<p>Her wall: <img src="/${photo}" alt=""></p>`;
    await expect(add({ story })).rejects.toMatchObject({
      status: 422,
      body: { errors: { story: [expect.stringContaining('Choose it again')] } },
    });
    await add({ story: `<img src="https://elsewhere.example/${photo}">` });
    const row = await add({ name: 'Meera', photo: 'images/elsewhere.jpg' });
    await expect(updateRow(server.store, staff, asha, { ...row, photo })).rejects.toMatchObject({
      status: 422,
    });
    const bytes = await writeSpreadsheet(staff, [{ name: 'Meera', photo }]);
    const sheet = { name: 'staff.xlsx', bytes, adds: false };
    await expect(bulkUpdate(server.store, staff, asha, sheet)).rejects.toMatchObject({
      status: 422,
      body: { errors: { 'rows.2.photo': [expect.stringContaining('Choose it again')] } },
    });
  });

  test('is either saved or removed if both are attempted at once', async () => {
    for (let round = 0; round < 15; round += 1) {
      const photo = await upload();
      const [saved] = await Promise.allSettled([add({ photo }), sweepTomorrow()]);
      expect(await status(photo), saved.status).toBe(saved.status === 'fulfilled' ? 200 : 404);
    }
  });

  test('is removed when its row is erased, unless another row has it', async () => {
    const [photo, shared] = [await upload(), await upload()];
    const contract = await upload('a.txt', text(10));
    const row = await add({ photo, contract, note: shared });
    const other = await add({ photo: shared });
    await removeRow(server.store, staff, asha, row);
    await erase('staff', String(row.id));
    expect(await Promise.all([photo, contract, shared].map(status))).toEqual([404, 404, 200]);
    await removeRow(server.store, staff, asha, other);
    expect(await status(shared)).toBe(200);
    await erase('staff', String(other.id));
    expect(await status(shared)).toBe(404);
    expect(await files()).toEqual([]);
  });
});

if (!isPostgresRun) {
  test('nothing of an erased file is left in the database file', async () => {
    const secret = 'a secret clause of this contract';
    const contract = await upload('a.txt', Buffer.from(secret.repeat(300)));
    const row = await add({ contract });
    const { file } = server.store.location;
    const isInFiles = async () => {
      const contents = [file, `${file}-wal`].map((each) =>
        readFile(each).catch(() => Buffer.alloc(0)),
      );
      return (await Promise.all(contents)).some((content) => content.includes(secret));
    };
    expect(await isInFiles()).toBe(true);
    await removeRow(server.store, staff, asha, row);
    await erase('staff', String(row.id));
    expect(await isInFiles()).toBe(false);
  });

  test('an erasure says so if another program keeps old values in the write-ahead log', async () => {
    const row = await add({ note: 'a secret' });
    await removeRow(server.store, staff, asha, row);
    const reader = new DatabaseSync(server.store.location.file);
    reader.exec('begin; select count(*) from change');
    // It would wait as long as any statement waits for a lock.
    await sql`pragma busy_timeout = 100`.execute(server.store.db);
    expect(await erase('staff', String(row.id))).toContain('until the server is stopped');
    reader.close();
  });
} else {
  test('the tables that had an erased row are vacuumed', async () => {
    const row = await add({ note: 'a secret' });
    await removeRow(server.store, staff, asha, row);
    await erase('staff', String(row.id));
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_stat_user_tables where last_vacuum is not null order by 1
    `.execute(server.store.db);
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['change', 'entity_staff', 'file_chunk', 'upload']),
    );
  });
}

test('pictures of an erased review are also removed', async () => {
  const reviews = pictureFiles(server.store.db);
  const path = await reviews.add(await picture().jpeg().toBuffer());
  const row = await add({ note: path });
  await removeRow(server.store, staff, asha, row);
  expect(await files()).toHaveLength(2);
  await erase('staff', String(row.id));
  expect(await files()).toEqual([]);
});

describe('the daily limit', () => {
  test('counts the files of a person, and says when it is reached', async () => {
    await upload('a.txt', text(MAX_BYTES - 100));
    const rejected = await send(text(101), 'b.txt');
    expect(rejected.statusCode).toBe(413);
    expect(rejected.json().message).toBe(
      'Each person can upload 20 kB in 24 hours. Upload this file later.',
    );
    expect(await files()).toHaveLength(1);
    await upload('b.txt', text(100));
    now += day + 1;
    await upload('c.txt', text(MAX_BYTES));
  });

  test('can’t be exceeded by sending files at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => send(text(MAX_BYTES / 2), 'a.txt')),
    );
    const taken = answers.filter(({ statusCode }) => statusCode === 201).length;
    expect(taken).toBeLessThanOrEqual(2);
    expect(await files()).toHaveLength(taken);
  });

  test('doesn’t count files that were rejected', async () => {
    for (let count = 0; count < 3; count += 1)
      expect((await send(text(MAX_BYTES / 2), 'a.pdf')).statusCode).toBe(422);
    await upload('a.txt', text(MAX_BYTES));
  });
});

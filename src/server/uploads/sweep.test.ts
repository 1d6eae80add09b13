import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { entityConfig } from '../../entities/testing';
import { eraseCommand } from '../commands/erase-command';
import { findRow } from '../entities/rows';
import { deleteRow, insertRow, updateRow } from '../entities/write-row';
import { undoChange } from '../history/undo';
import { day, hour } from '../http/clock';
import { pictureFiles } from '../pictures/picture-files';
import { storedPictureRoutes } from '../pictures/picture-routes';
import { type PartServer, startPartServer } from '../testing/part-server';
import { blobOf, picture } from '../testing/review-server';
import { asha } from '../testing/test-store';
import { uploadRoutes } from './routes';
import { type UploadList, uploadFolders, uploadList } from './upload-list';

const staff = entityConfig({
  name: 'staff',
  fields: [
    { name: 'name', type: 'text' },
    { name: 'photo', type: 'image', upload: true },
    { name: 'contract', type: 'file', upload: true },
    { name: 'note', type: 'textarea' },
  ],
});
const MAX_BYTES = 20_000;

let folder: string;
let server: PartServer;
let list: UploadList;
let now: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paperhanger-uploads-'));
  now = Date.now();
  server = await startPartServer([staff], (parts) => {
    list = uploadList(parts.store.db, uploadFolders(folder));
    const pictures = pictureFiles(list.folders.pictures, 'images/uploads/');
    const limits = { clock: () => now, maxBytesADay: MAX_BYTES };
    return {
      routes: uploadRoutes({ ...parts, list, pictures, ...limits }),
      openRoutes: storedPictureRoutes(pictures),
    };
  });
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

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
const add = (values: object) => insertRow(server.store, staff, asha, { name: 'Ravi', ...values });
const sweepTomorrow = () => list.sweep(now + day + hour);
const files = async () => {
  const options = { recursive: true, withFileTypes: true } as const;
  return (await readdir(folder, options)).filter((one) => one.isFile()).map(({ name }) => name);
};
const erase = (...args: string[]) =>
  eraseCommand(args, {
    database: server.store.db,
    audit: { record: async () => {} },
    dataFolder: folder,
  });

describe('an uploaded file', () => {
  test('is removed after a day if no row got it, with its thumbnail', async () => {
    const paths = [await upload(), await upload('a.txt', text(10))];
    expect(await files()).toHaveLength(3);
    expect(await list.sweep(now + day - hour)).toBe(0);
    for (const path of paths) expect(await status(path)).toBe(200);
    expect(await sweepTomorrow()).toBe(2);
    for (const path of paths) expect(await status(path)).toBe(404);
    expect(await files()).toEqual([]);
    expect(await sweepTomorrow()).toBe(0);
  });

  test('stays with its row, with a text that shows it, and with a row that can be brought back', async () => {
    const [photo, earlier, shown] = [await upload(), await upload(), await upload()];
    const contract = await upload('a.txt', text(10));
    const row = await add({ photo: earlier, contract, note: `See /${shown}.` });
    const { version } = await updateRow(server.store, staff, asha, { ...row, photo });
    expect(await sweepTomorrow()).toBe(0);
    await deleteRow(server.store, staff, asha, { id: row.id, version });
    expect(await sweepTomorrow()).toBe(0);
    const removal = await server.store.db
      .selectFrom('change')
      .selectAll()
      .where('action', '=', 'remove')
      .executeTakeFirstOrThrow();
    await undoChange(server.store, staff, asha, removal);
    expect(await findRow(server.store, staff, row.id)).toMatchObject({ photo, contract });
    for (const path of [photo, earlier, shown, contract]) expect(await status(path)).toBe(200);
  });

  test('that is gone can’t be saved any more, and the form says so', async () => {
    const photo = await upload();
    await sweepTomorrow();
    await expect(add({ photo })).rejects.toMatchObject({
      status: 422,
      body: { errors: { photo: [expect.stringContaining('Choose it again')] } },
    });
    const row = await add({ photo: 'images/elsewhere.jpg' });
    await expect(updateRow(server.store, staff, asha, { ...row, photo })).rejects.toMatchObject({
      status: 422,
    });
  });

  test('is either saved or removed when both happen at once', async () => {
    for (let round = 0; round < 15; round += 1) {
      const photo = await upload();
      const [saved] = await Promise.allSettled([add({ photo }), sweepTomorrow()]);
      expect(await status(photo), saved.status).toBe(saved.status === 'fulfilled' ? 200 : 404);
    }
  });

  test('goes when its row is erased, unless another row has it', async () => {
    const [photo, shared] = [await upload(), await upload()];
    const contract = await upload('a.txt', text(10));
    const row = await add({ photo, contract, note: shared });
    const other = await add({ photo: shared });
    await deleteRow(server.store, staff, asha, row);
    await erase('staff', String(row.id));
    expect(await Promise.all([photo, contract, shared].map(status))).toEqual([404, 404, 200]);
    await deleteRow(server.store, staff, asha, other);
    expect(await status(shared)).toBe(200);
    await erase('staff', String(other.id));
    expect(await status(shared)).toBe(404);
    expect(await files()).toEqual([]);
  });
});

test('pictures of an erased review go, too', async () => {
  const reviews = pictureFiles(join(folder, 'pictures', 'reviews'));
  const path = await reviews.add(await picture().jpeg().toBuffer());
  const row = await add({ note: path });
  await reviews.hide([path]);
  await deleteRow(server.store, staff, asha, row);
  expect(await files()).toHaveLength(2);
  await erase('staff', String(row.id));
  expect(await files()).toEqual([]);
});

describe('files from before uploads were listed', () => {
  const name = (digit: string) => digit.repeat(32);
  const put = async (file: string, age: number) => {
    const path = join(list.folders.pictures, file);
    await writeFile(path, 'jpeg');
    const at = new Date(now - age);
    await utimes(path, at, at);
  };

  test('stay if a row has or had them; the others go after a day, also half ones', async () => {
    await upload();
    await server.store.db.deleteFrom('upload').execute();
    await rm(list.folders.pictures, { recursive: true });
    await upload();
    await put(`${name('a')}.jpg`, 2 * day);
    await put(`${name('b')}.jpg`, 2 * day);
    await put(`${name('b')}-thumb.jpg`, 2 * day);
    await put(`${name('c')}.jpg`, hour);
    await put(`${name('d')}.jpg.part`, 2 * day);
    await put('kept.txt', 2 * day);
    await list.adopt();
    await add({ photo: `images/uploads/${name('a')}.jpg` });
    // As it was saved by an earlier version.
    await server.store.db.updateTable('upload').set({ is_kept: 0 }).execute();
    expect(await list.sweep(now)).toBe(2);
    const left = await files();
    expect(left).toEqual(
      expect.arrayContaining([`${name('a')}.jpg`, `${name('c')}.jpg`, 'kept.txt']),
    );
    expect(left).toHaveLength(5);
  });

  test('are served and can be saved as soon as the server has started', async () => {
    const photo = await upload();
    await server.store.db.deleteFrom('upload').execute();
    await list.adopt();
    await list.adopt();
    expect(await add({ photo })).toMatchObject({ photo });
    expect(await sweepTomorrow()).toBe(0);
    expect(await status(photo)).toBe(200);
  });
});

describe('the limit of a day', () => {
  test('counts the files of a person, and says when it is reached', async () => {
    await upload('a.txt', text(MAX_BYTES - 100));
    const refused = await send(text(101), 'b.txt');
    expect(refused.statusCode).toBe(413);
    expect(refused.json().message).toBe(
      'Each person can upload 20 kB in 24 hours. Upload this file later.',
    );
    expect(await files()).toHaveLength(1);
    await upload('b.txt', text(100));
    now += day + 1;
    await upload('c.txt', text(MAX_BYTES));
  });

  test('is not passed by files that are sent at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => send(text(MAX_BYTES / 2), 'a.txt')),
    );
    const taken = answers.filter(({ statusCode }) => statusCode === 201).length;
    expect(taken).toBeLessThanOrEqual(2);
    expect(await files()).toHaveLength(taken);
  });

  test('doesn’t count files that were refused', async () => {
    for (let count = 0; count < 3; count += 1)
      expect((await send(text(MAX_BYTES / 2), 'a.pdf')).statusCode).toBe(422);
    await upload('a.txt', text(MAX_BYTES));
  });
});

import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reviewConfig } from '../../entities/review-config';
import { entityConfig } from '../../entities/testing';
import { openStored } from '../pictures/stored-files';
import { addRow, removeRow } from '../rows/change-row';
import { storedFiles } from '../testing/review-server';
import { asha, openTestStore, type TestStore } from '../testing/test-store';
import { day } from '../time/clock';
import { moveFolder } from './move-folder';
import { sweepUploads } from './upload-list';

const staff = entityConfig({
  name: 'staff',
  fields: [{ name: 'photo', type: 'image' }],
});
const name = (digit: string) => digit.repeat(32);
const large = Buffer.alloc(600_000, 'b');

let store: TestStore;
let folder: string;
beforeEach(async () => {
  store = await openTestStore(staff, reviewConfig);
  folder = await mkdtemp(join(tmpdir(), 'paperhanger-move-'));
  for (const each of ['reviews', 'uploads', 'files', 'demo'])
    await mkdir(join(folder, each), { recursive: true });
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

async function put(file: string, content: string | Buffer = file) {
  const path = join(folder, file);
  await writeFile(path, content);
  const old = new Date(Date.now() - 2 * day);
  await utimes(path, old, old);
}

async function contentOf(path: string): Promise<Buffer | undefined> {
  const { content } = (await openStored(store.db, path)) ?? {};
  if (content === undefined || Buffer.isBuffer(content)) return content;
  return Buffer.concat(await content.toArray());
}

const left = async () => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
};

/** As earlier versions left it: no row says that it has a file. */
async function forgetKept() {
  await store.db.updateTable('upload').set({ is_kept: 0 }).execute();
}

test('all files of an earlier version are moved, and other files stay', async () => {
  await put(`uploads/${name('a')}.jpg`);
  await put(`uploads/${name('a')}-thumb.jpg`);
  await put(`files/${name('b')}.pdf`, large);
  await put(`files/${name('c')}.txt.part`);
  await put('uploads/notes.txt');
  await put('demo/tile.jpg');
  await put('folder-id.txt');
  expect(await moveFolder(store.db, folder)).toBe(3);
  expect(String(await contentOf(`images/uploads/${name('a')}.jpg`))).toBe(
    `uploads/${name('a')}.jpg`,
  );
  expect(await contentOf(`images/uploads/${name('a')}-thumb.jpg`)).toBeDefined();
  expect((await contentOf(`api/uploads/${name('b')}.pdf`))?.equals(large)).toBe(true);
  expect((await left()).sort()).toEqual(['notes.txt', 'tile.jpg']);
  expect((await readdir(folder)).sort()).toEqual(['demo', 'uploads']);
  expect(await moveFolder(store.db, folder)).toBe(0);
});

test('pictures that only the history of reviews has stay hidden until they are restored', async () => {
  const path = (digit: string) => `images/reviews/${name(digit)}.jpg`;
  const review = { name: 'A', wpId: ['WP-1'], description: 'Good', rating: 5, status: 1 };
  const add = (digit: string) =>
    addRow(store, reviewConfig, asha, { ...review, review_images: [path(digit)] });
  await add('a');
  await removeRow(store, reviewConfig, asha, await add('b'));
  // A backup may have a picture in both forms.
  for (const file of ['a.jpg', 'a.jpg.hidden', 'b.jpg.hidden', 'c.jpg'])
    await put(`reviews/${name(file[0] ?? '')}${file.slice(1)}`);
  await moveFolder(store.db, folder);
  expect(await contentOf(path('a'))).toBeDefined();
  expect(await contentOf(path('b'))).toBeUndefined();
  expect(await sweepUploads(store.db, Date.now())).toBe(1);
  expect(await storedFiles(store.db)).toEqual([`${name('a')}.jpg`, `${name('b')}.jpg.hidden`]);
});

test('files that a row has or had stay when unused ones are removed', async () => {
  const photo = (digit: string) => `images/uploads/${name(digit)}.jpg`;
  await addRow(store, staff, asha, { photo: photo('a') });
  await removeRow(store, staff, asha, await addRow(store, staff, asha, { photo: photo('b') }));
  for (const digit of ['a', 'b', 'c']) await put(`uploads/${name(digit)}.jpg`);
  await moveFolder(store.db, folder);
  await forgetKept();
  expect(await sweepUploads(store.db, Date.now())).toBe(1);
  expect(await storedFiles(store.db)).toEqual([`${name('a')}.jpg`, `${name('b')}.jpg`]);
});

test('a move that fails halfway loses nothing, and the next one completes it', async () => {
  for (const digit of ['a', 'b', 'c']) await put(`files/${name(digit)}.txt`, large);
  // A folder in the place of a file can't be read.
  await mkdir(join(folder, 'files', `${name('d')}.txt`));
  await expect(moveFolder(store.db, folder)).rejects.toThrow('EISDIR');
  await rm(join(folder, 'files', `${name('d')}.txt`), { recursive: true });
  // Killed after the database had it, before its file was removed.
  await put(`files/${name('a')}.txt`, large);
  await moveFolder(store.db, folder);
  expect(await left()).toEqual([]);
  for (const digit of ['a', 'b', 'c'])
    expect((await contentOf(`api/uploads/${name(digit)}.txt`))?.equals(large)).toBe(true);
  const chunks = await store.db.selectFrom('file_chunk').select('id').execute();
  expect(chunks).toHaveLength(9);
});

test('two servers that move the same folder at once move every file once', async () => {
  for (let digit = 0; digit < 8; digit += 1) await put(`uploads/${name(`${digit}`)}.jpg`, large);
  await Promise.all([moveFolder(store.db, folder), moveFolder(store.db, folder)]);
  expect(await left()).toEqual([]);
  expect(await storedFiles(store.db)).toHaveLength(8);
});

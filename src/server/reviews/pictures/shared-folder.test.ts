import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { insertRow } from '../../entities/write-row';
import { reviewConfig } from '../../hand-written-entities/review-config';
import { openTestStore, type TestStore } from '../../testing/test-store';
import { findFolderProblem } from './shared-folder';

let store: TestStore;
let folder: string;
beforeEach(async () => {
  store = await openTestStore(reviewConfig);
  folder = await mkdtemp(join(tmpdir(), 'paperhanger-folder-'));
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const review = { name: 'A', wpId: ['WP-1'], description: 'Good', rating: 5, status: 1 };

test('servers that start at once with the same folder share it, and so do later ones', async () => {
  const problems = [1, 2, 3].map(() => findFolderProblem(store, folder));
  expect(await Promise.all(problems)).toEqual([undefined, undefined, undefined]);
  expect(await findFolderProblem(store, folder)).toBeUndefined();
});

test('another folder is a problem, which costs pictures once reviews have some', async () => {
  await findFolderProblem(store, folder);
  const other = join(folder, 'not mounted');
  expect(await findFolderProblem(store, other)).toMatchObject({ losesPictures: false });
  await insertRow(store, reviewConfig, null, { ...review, review_images: [] });
  expect(await findFolderProblem(store, other)).toMatchObject({ losesPictures: false });
  const review_images = ['images/reviews/0123456789abcdef0123456789abcdef.jpg'];
  await insertRow(store, reviewConfig, null, { ...review, review_images });
  expect(await findFolderProblem(store, other)).toMatchObject({ losesPictures: true });
  expect(await findFolderProblem(store, folder)).toBeUndefined();
});

test('a folder whose pictures have moved is accepted once it has the id', async () => {
  await findFolderProblem(store, folder);
  const file = join(folder, 'folder-id.txt');
  const id = await readFile(file, 'utf8');
  await writeFile(file, 'another');
  expect((await findFolderProblem(store, folder))?.message).toContain(`write ${id} into ${file}`);
  await writeFile(file, `${id}\n`);
  expect(await findFolderProblem(store, folder)).toBeUndefined();
});

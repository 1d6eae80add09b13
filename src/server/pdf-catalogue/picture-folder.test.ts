import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pictureFolder } from './picture-folder';

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'paperhanger-pictures-')), 'cut');
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

test('a picture that was added is found', async () => {
  const pictures = pictureFolder(folder);
  expect(await pictures.find('a.jpg')).toBeUndefined();
  const path = await pictures.add('a.jpg', Buffer.from('a picture'));
  expect(await pictures.find('a.jpg')).toBe(path);
  expect(await readFile(path, 'utf8')).toBe('a picture');
  expect(await pictureFolder(folder).find('a.jpg')).toBe(path);
});

test('the least recently used pictures are removed when the folder is full', async () => {
  const pictures = pictureFolder(folder, 100);
  for (const [index, name] of ['a', 'b', 'c', 'd'].entries()) {
    const path = await pictures.add(name, Buffer.alloc(24));
    await utimes(path, index, index);
  }
  await pictures.find('a');
  await pictures.add('e', Buffer.alloc(24));
  expect((await readdir(folder)).toSorted()).toEqual(['a', 'd', 'e']);
});

test('remains of an interrupted write are removed, like unused pictures', async () => {
  const pictures = pictureFolder(folder, 100);
  await pictures.add('a', Buffer.alloc(60));
  const part = join(folder, 'b.part');
  await writeFile(part, Buffer.alloc(60));
  await utimes(part, 0, 0);
  await pictures.add('c', Buffer.alloc(24));
  await pictures.add('d', Buffer.alloc(24));
  expect(await readdir(folder)).not.toContain('b.part');
});

test('a picture that can’t be kept leaves nothing behind', async () => {
  await mkdir(join(folder, 'a', 'not empty'), { recursive: true });
  await expect(pictureFolder(folder).add('a', Buffer.alloc(24))).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['a']);
});

import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawAhead } from './draw-ahead';
import type { Picture } from './picture-paths';
import { pictureStore } from './picture-store';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paperhanger-pictures-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('all thumbnails are drawn before the rooms, and stop with the server', async () => {
  const stop = new AbortController();
  const drawn: string[] = [];
  const jpeg = async ({ wallpaper, view }: Picture) => {
    drawn.push(`${wallpaper.wpId} ${view}`);
    if (drawn.length === 302) stop.abort();
    return Buffer.of();
  };
  await drawAhead({ ...pictureStore(folder), jpeg }, stop.signal);
  expect(drawn).toHaveLength(302);
  expect(drawn[299]).toBe('WP-0300 thumbnail');
  expect(drawn[301]).toBe('WP-0002 roomThumbnail');
});

test('pictures of earlier designs are removed, and nothing else', async () => {
  const { tag } = pictureStore(folder);
  const current = `WP-0001-tile-${tag}.jpg`;
  for (const name of [current, 'WP-0001-tile-0123456789abcdef.jpg', 'own.jpg']) {
    await writeFile(join(folder, name), '');
  }
  await drawAhead(pictureStore(folder), AbortSignal.abort());
  expect((await readdir(folder)).toSorted()).toEqual([current, 'own.jpg']);
});

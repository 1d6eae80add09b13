import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { wallpapers } from '../catalogue/wallpapers';
import { drawAhead, listedPictures } from './draw-ahead';
import type { Picture } from './picture-paths';
import { pictureStore } from './picture-store';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paperhanger-pictures-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('the thumbnails of the first screen are drawn first, then those of all other lists', () => {
  const names = listedPictures().map(({ wallpaper, view }) => `${wallpaper.wpId} ${view}`);
  const all = wallpapers.flatMap(({ wpId }) => [`${wpId} thumbnail`, `${wpId} roomThumbnail`]);
  const cover = names.filter((name) => name.endsWith(' sheet'));
  expect(cover).toHaveLength(6);
  expect(new Set(names)).toEqual(new Set([...all, ...cover]));
  const first = names.slice(0, names.indexOf('WP-0001 thumbnail'));
  expect(first.length).toBeGreaterThan(60);
  expect(new Set(first.map((name) => name.split(' ')[1]))).toContain('roomThumbnail');
});

test('drawing stops with the server', async () => {
  const stop = new AbortController();
  const drawn: Picture[] = [];
  const draw = async (picture: Picture) => {
    drawn.push(picture);
    if (drawn.length === 2) stop.abort();
  };
  await drawAhead({ ...pictureStore(folder), draw }, stop.signal);
  expect(drawn).toHaveLength(2);
});

import { expect, test, vi } from 'vitest';
import { ChunkLoadError, followLeaving, loadChunk } from './load-chunk';

test('a loaded chunk is returned', async () => {
  expect(await loadChunk(async () => ({ Screen: 1 }))).toEqual({ Screen: 1 });
});

test('a missing chunk throws an error with the cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const gone = loadChunk(() => Promise.reject(cause));
  await expect(gone).rejects.toThrow(ChunkLoadError);
  await expect(gone).rejects.toMatchObject({ cause });
});

test('loading a chunk times out after two minutes', async () => {
  vi.useFakeTimers();
  const settled = vi.fn();
  const never = loadChunk(() => new Promise(() => {})).catch(settled);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await never;
  expect(settled).toHaveBeenCalledWith(expect.any(ChunkLoadError));
});

test('loading a chunk leaves no timer behind', async () => {
  vi.useFakeTimers();
  await loadChunk(async () => ({}));
  expect(vi.getTimerCount()).toBe(0);
});

test('a chunk that fails while the page is being left is loaded again later', async () => {
  vi.useFakeTimers({ now: 0 });
  const load = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new TypeError('aborted'));
  load.mockResolvedValueOnce(1);
  vi.stubGlobal('addEventListener', (_: string, left: () => void) => left());
  followLeaving();
  const loaded = loadChunk(load);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await loaded).toBe(1);
});

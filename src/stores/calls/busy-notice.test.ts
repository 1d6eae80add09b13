import { beforeEach, expect, test, vi } from 'vitest';
import { signedInAt } from '../testing';
import { noticesStore, showBusy } from './notices';

beforeEach(() => {
  signedInAt('/coupon');
  vi.useFakeTimers();
});

const texts = () => noticesStore.getState().toasts.map(({ text }) => text);

test('a notice shows while work takes long', async () => {
  const { promise, resolve } = withResolver();
  const work = showBusy('Rolling back…', promise);
  expect(texts()).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['Rolling back…']);
  resolve();
  await work;
  expect(texts()).toEqual([]);
});

test('work that ends or fails quickly shows no notice', async () => {
  await showBusy('Rolling back…', Promise.resolve());
  await expect(showBusy('Rolling back…', Promise.reject(new Error('no')))).rejects.toThrow('no');
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual([]);
});

function withResolver() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

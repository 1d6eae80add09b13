import { executionAsyncId } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { allowSlow, isSlowAllowed } from './allow-slow';

/** A promise has an id only while an async hook follows promises, which takes time. */
const promiseId = () => Promise.resolve().then(executionAsyncId);

test('slowness is allowed until the work ends, and promises cost no more than before', async () => {
  const before = await promiseId();
  const [one, other] = [allowSlow(async () => isSlowAllowed()), allowSlow(async () => {})];
  await other;
  expect([await one, isSlowAllowed()]).toEqual([true, false]);
  expect(await promiseId()).toBe(before);
});

import { expect, test } from 'vitest';
import { limitConcurrentUploads } from './limit-concurrent-uploads';

test('uploads beyond the queue’s limit are asked to try again', async () => {
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const taken = Array.from({ length: 48 }, () => limitConcurrentUploads(() => held));
  const rejected = { status: 503, headers: { 'retry-after': '10' } };
  await expect(limitConcurrentUploads(() => held)).rejects.toMatchObject(rejected);
  finish();
  await Promise.all(taken);
  await limitConcurrentUploads(() => held);
});

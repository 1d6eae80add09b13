import { expect, test } from 'vitest';
import { limitUploads } from './limit-uploads';

test('uploads beyond the queue’s limit are asked to try again', async () => {
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const taken = Array.from({ length: 48 }, () => limitUploads(() => held));
  const rejected = { status: 503, headers: { 'retry-after': '10' } };
  await expect(limitUploads(() => held)).rejects.toMatchObject(rejected);
  finish();
  await Promise.all(taken);
  await limitUploads(() => held);
});

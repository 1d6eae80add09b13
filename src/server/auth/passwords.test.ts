import { expect, test } from 'vitest';
import { HttpError } from '../http/errors';
import { createPasswords, fullCost } from './passwords';

const quick = { memoryCost: 8, timeCost: 1 };

test('a password is stored as an argon2id hash of full cost', async () => {
  const passwords = createPasswords();
  const hash = await passwords.hash('mango-tree-42');
  expect(hash).toContain(`$argon2id$v=19$m=${fullCost.memoryCost},t=${fullCost.timeCost},p=1$`);
  expect(await passwords.verify('mango-tree-42', hash)).toBe(true);
  expect(await passwords.verify('mango-tree-43', hash)).toBe(false);
});

test('without a hash, no password is right', async () => {
  expect(await createPasswords(quick).verify('mango-tree-42', undefined)).toBe(false);
});

test('the same letters match however a system encodes them', async () => {
  const passwords = createPasswords(quick);
  const hash = await passwords.hash('caf\u00e9 cr\u00e8me');
  expect(await passwords.verify('cafe\u0301 cre\u0300me', hash)).toBe(true);
});

test('when the queue is full, further attempts are asked to try again later', async () => {
  const passwords = createPasswords(quick);
  const hash = await passwords.hash('mango-tree-42');
  const checks = Array.from({ length: 40 }, () => passwords.verify('mango-tree-42', hash));
  const results = await Promise.allSettled(checks);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(34);
  const rejected = results.filter((result) => result.status === 'rejected');
  for (const { reason } of rejected) {
    expect(reason).toBeInstanceOf(HttpError);
    expect(reason).toMatchObject({ status: 429, headers: { 'retry-after': '10' } });
  }
  expect(await passwords.verify('mango-tree-42', hash)).toBe(true);
});

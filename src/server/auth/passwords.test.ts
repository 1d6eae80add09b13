import { expect, test } from 'vitest';
import { HttpError } from '../http/errors';
import { fullCost, Passwords } from './passwords';

const quick = { memoryCost: 8, timeCost: 1 };

test('a password is kept as an argon2id hash of full cost', async () => {
  const passwords = new Passwords();
  const hash = await passwords.hash('mango-tree-42');
  expect(hash).toContain(`$argon2id$v=19$m=${fullCost.memoryCost},t=${fullCost.timeCost},p=1$`);
  expect(await passwords.verify('mango-tree-42', hash)).toBe(true);
  expect(await passwords.verify('mango-tree-43', hash)).toBe(false);
});

test('no password is right where there is no hash', async () => {
  expect(await new Passwords(quick).verify('mango-tree-42', undefined)).toBe(false);
});

test('letters count as the same however a system writes them', async () => {
  const passwords = new Passwords(quick);
  const hash = await passwords.hash('caf\u00e9 cr\u00e8me');
  expect(await passwords.verify('cafe\u0301 cre\u0300me', hash)).toBe(true);
});

test('more than wait in line are told to come again', async () => {
  const passwords = new Passwords(quick);
  const hash = await passwords.hash('mango-tree-42');
  const checks = Array.from({ length: 40 }, () => passwords.verify('mango-tree-42', hash));
  const results = await Promise.allSettled(checks);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(34);
  const refused = results.filter((result) => result.status === 'rejected');
  for (const { reason } of refused) {
    expect(reason).toBeInstanceOf(HttpError);
    expect(reason).toMatchObject({ status: 429, headers: { 'retry-after': '10' } });
  }
  expect(await passwords.verify('mango-tree-42', hash)).toBe(true);
});

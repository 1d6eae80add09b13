import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keyFor } from './key-for';
import { demoSecret } from './secret';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paperhanger-secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a secret is created once, readable by its owner only', async () => {
  const data = join(folder, 'data');
  const secret = await demoSecret(data);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(await demoSecret(data)).toBe(secret);
  expect((await stat(join(data, 'secret'))).mode & 0o777).toBe(0o600);
});

test('processes that start at once use the same secret and leave no files behind', async () => {
  const secrets = await Promise.all([demoSecret(folder), demoSecret(folder), demoSecret(folder)]);
  expect(new Set(secrets).size).toBe(1);
  expect(await readdir(folder)).toEqual(['secret']);
});

test('keys differ by purpose and by secret', () => {
  const keys = [keyFor('a', 'one'), keyFor('b', 'one'), keyFor('a', 'two')];
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(3);
  expect(keyFor('a', 'one')).toEqual(keys[0]);
});

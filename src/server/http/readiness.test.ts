import { existsSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startTestServer } from '../testing/test-server';

test('without a database the server is alive but not ready', async () => {
  const server = await startTestServer();
  expect((await server.visitor().get('/readyz')).json()).toEqual({ status: 'ready' });
  await server.database.destroy();
  const answer = await server.visitor().get('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ message: 'The database is not responding.' });
  expect((await server.visitor().get('/livez')).statusCode).toBe(200);
  await server.app.close();
});

// Linux has a file that is always full.
if (existsSync('/dev/full')) {
  test('with a full disk the server is ready, and reports the full disk', async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'paperhanger-readiness-'));
    await symlink('/dev/full', join(dataFolder, `.space-${process.pid}`));
    const server = await startTestServer({ settings: { dataFolder } });
    const answer = await server.visitor().get('/readyz');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'ready', disk: 'full' });
    expect(server.logLines.join('')).toContain('disk is full');
    await server.close();
    await rm(dataFolder, { recursive: true });
  });
}

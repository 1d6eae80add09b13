import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAccounts } from '../auth/accounts';
import { databaseLocation } from '../database/database-location';
import { openDatabase } from '../database/open-database';
import { readSettings, type Settings } from '../settings/settings';
import { isPostgresRun, makeTestLocation, type TestLocation } from '../testing/test-database';
import { runCheck } from './checks';

const secret = 'a secret that is only good for tests';

let temporary: TestLocation;
let folder: string;
beforeEach(async () => {
  temporary = await makeTestLocation();
  folder = await mkdtemp(join(tmpdir(), 'paperhanger-doctor-'));
});
afterEach(async () => {
  await temporary.remove();
  await rm(folder, { recursive: true });
});

function settingsOf(more: Record<string, string> = {}): Settings {
  const { url } = temporary.location;
  const result = readSettings({
    PAPERHANGER_DATA: join(folder, 'data'),
    PAPERHANGER_CONFIGS: join(folder, 'configs'),
    ...(url === undefined ? {} : { DATABASE_URL: url }),
    ...more,
  });
  if ('problems' in result) throw new Error(result.problems.join());
  return result.settings;
}

/** What the doctor finds about one thing, in a line. */
async function look(name: string, settings = settingsOf(), sendTo?: string): Promise<string> {
  const findings = await runCheck(name, { settings, secret, sendTo });
  return findings.map(({ level, text }) => `${level} ${text}`).join('\n');
}

test('the doctor looks at the database without changing it', async () => {
  const location = databaseLocation(settingsOf());
  await mkdir(join(folder, 'data'));
  const db = await openDatabase(location);
  expect(await look('database')).toMatch(/^ok .*(SQLite|PostgreSQL) \d/);
  await db.insertInto('seal').values({ purpose: 'sealed fields', proof: 'another' }).execute();
  expect(await look('database')).toMatch(/^fail PAPERHANGER_SECRET is not/);
  await db.destroy();
});

test('the doctor names roles that no account has, and accounts without a role', async () => {
  const write = (file: string, content: object) =>
    writeFile(join(folder, 'configs', file), JSON.stringify(content));
  await mkdir(join(folder, 'configs'));
  await mkdir(join(folder, 'data'));
  await write('supplier.json', { label: 'Supplier', fields: [{ name: 'name', type: 'text' }] });
  const db = await openDatabase(databaseLocation(settingsOf()));
  expect(await look('roles')).toBe('');
  await write('roles.json', { owner: 'all', buyer: { supplier: 'all' } });
  const accounts = createAccounts(db, Date.now);
  const account = { contact: null, passwordHash: '' };
  await accounts.add({ ...account, username: 'asha', roles: ['owner'] });
  expect(await look('roles')).toBe(
    'warn No account has the role buyer. Remove it from roles.json, or give it to an account: npm run user -- role NAME buyer',
  );
  await accounts.add({ ...account, username: 'ravi', roles: ['buyer'] });
  expect(await look('roles')).toBe('ok 2 roles without problems.');
  await accounts.add({ ...account, username: 'uma' });
  expect(await look('roles')).toMatch(/^warn .*can do nothing.*: uma\./);
  await db.destroy();
});

test('the doctor warns about what it could not try', async () => {
  expect(await look('messages')).toMatch(/^warn Not tried/);
  expect(await look('database')).toMatch(isPostgresRun ? /^(ok|warn) / : /^warn .* does not exist/);
  expect(await look('clock')).toMatch(/^warn There is no other server/);
});

test('the doctor finds damaged entity files, and messages that can’t be sent', async () => {
  await mkdir(join(folder, 'configs'));
  await writeFile(join(folder, 'configs', 'supplier.json'), '{"name": 1}');
  expect(await look('configs')).toMatch(/^fail Correct the entity files:\n.*supplier\.json/);
  const settings = settingsOf({ MAIL_URL: 'smtp://127.0.0.1:9' });
  expect(await look('messages', settings, 'a@example.com')).toMatch(
    /^fail No message could be sent/,
  );
  expect(await look('backup')).toMatch(/^warn There is none/);
});

test('the doctor finds a folder for scheduled backups that can’t be written', async () => {
  const backups = join(folder, 'backups');
  const settings = settingsOf({ BACKUP_EVERY: '24h', BACKUP_FOLDER: backups });
  expect(await look('backup', settings)).toMatch(/^warn There is none .*BACKUP_EVERY is set/);
  await writeFile(backups, 'a file');
  expect(await look('backup', settings)).toMatch(/^fail .*backups can’t be written \(ENOTDIR/);
});

if (!isPostgresRun) {
  test('the doctor finds a server whose database is not in this data folder', async () => {
    const ready = createServer((_, response) => response.end('{"status":"ready"}'));
    await once(ready.listen(0, 'localhost'), 'listening');
    const address = ready.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const settings = settingsOf({ PORT: String(port) });
    expect(await look('server', settings)).toMatch(/^fail .* but .*paperhanger\.db does not exist/);
    await (await openDatabase(databaseLocation(settings))).destroy();
    expect(await look('server', settings)).toMatch(/^ok It responds/);
    ready.close();
  });
}

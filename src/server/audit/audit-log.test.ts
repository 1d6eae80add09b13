import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { day, minute } from '../time/clock';
import { type AuditEntry, createAuditLog } from './audit-log';
import { lineKinds, readAudit } from './read-audit';

let temporary: TestDatabase;
let now: number;
let lost: AuditEntry[];
beforeEach(async () => {
  temporary = await openTestDatabase();
  now = Date.now();
  lost = [];
});
afterEach(() => temporary.close());

const asha = { id: 1, username: 'Asha' };
const openLog = () =>
  createAuditLog(
    temporary.database,
    () => now,
    (entry) => lost.push(entry),
  );

async function linesOf(filter = {}) {
  const lines: object[] = [];
  for await (const line of readAudit(temporary.database, filter)) lines.push(line);
  return lines;
}

describe('an entry', () => {
  test('can’t be changed, nor deleted in its first 30 days', async () => {
    const { database } = temporary;
    const log = openLog();
    await log.record({ kind: 'sign-in', account: asha });
    await expect(database.updateTable('audit').set({ kind: 'x' }).execute()).rejects.toThrow(
      'append-only',
    );
    await expect(database.deleteFrom('audit').execute()).rejects.toThrow('append-only');
    expect(await linesOf()).toHaveLength(1);
  });

  test('that can’t be written doesn’t keep out others of the same moment', async () => {
    const log = openLog();
    const circle: Record<string, unknown> = {};
    circle.itself = circle;
    await Promise.all([
      log.record({ kind: 'download', account: asha, subject: 'before' }),
      log.record({ kind: 'download', account: asha, subject: 'broken', details: circle }),
      log.record({ kind: 'download', account: asha, subject: 'after' }),
    ]);
    expect(await linesOf()).toMatchObject([{ subject: 'before' }, { subject: 'after' }]);
    expect(lost).toMatchObject([{ subject: 'broken' }]);
  });

  test('is deleted when it is older than the operator wants', async () => {
    const log = openLog();
    const today = now;
    for (const age of [100, 50, 0]) {
      now = today - age * day;
      await log.record({ kind: 'download', account: asha, details: { age } });
    }
    await log.purge(60);
    expect(await linesOf()).toMatchObject([{ age: 50 }, { age: 0 }]);
  });

  test('that is just 30 days old doesn’t keep older ones from being deleted', async () => {
    const log = openLog();
    const today = now;
    for (const [name, age] of [
      ['old', 31 * day],
      ['new', 30 * day + 1],
    ] as const) {
      now = today - age;
      await log.record({ kind: 'download', account: asha, details: { name } });
    }
    now = today;
    await log.purge(30);
    expect(await linesOf()).toMatchObject([{ name: 'new' }]);
  });

  test('that can’t be written is passed to `onLost`, and fails no request', async () => {
    const log = openLog();
    await temporary.database.schema.dropTable('audit').execute();
    await log.record({ kind: 'sealed-read', account: asha, subject: 'installer' });
    expect(lost).toEqual([{ kind: 'sealed-read', account: asha, subject: 'installer' }]);
  });
});

test('strangers can add at most a hundred failed sign-ins a minute; the rest are only counted', async () => {
  const log = openLog();
  for (let count = 0; count < 150; count += 1) await log.record({ kind: 'sign-in-failed' });
  expect(await linesOf()).toHaveLength(100);
  now += minute;
  await log.record({ kind: 'sign-in-failed' });
  expect((await linesOf()).at(-1)).toMatchObject({ leftOutBefore: 50 });
});

test('the last sign-in is the newest one with another session', async () => {
  const log = openLog();
  const origin = (address: string) => ({ address, requestId: 'r' });
  for (const session of ['one', 'two', 'three']) {
    now += minute;
    await log.record({ kind: 'sign-in', account: asha, details: { session } }, origin(session));
  }
  expect(await log.lastSignIn(1, 'three')).toMatchObject({ address: 'two' });
  expect(await log.lastSignIn(1, 'one')).toMatchObject({ address: 'three' });
  expect(await log.lastSignIn(2, 'one')).toBeUndefined();
});

test('lines are filtered by person, day and kind, and have the shop’s time', async () => {
  const log = openLog();
  now = Date.parse('2026-11-20T18:29:00Z');
  await log.record({ kind: 'sign-in', account: asha });
  now = Date.parse('2026-11-20T18:31:00Z');
  await log.record({ kind: 'sign-out', account: asha });
  await log.record({ kind: 'account-removed', subject: 'Meera' });
  expect(await linesOf({ day: '2026-11-21' })).toMatchObject([
    { at: '2026-11-21T00:01:00.000+05:30', kind: 'sign-out', person: 'Asha' },
    { kind: 'account-removed', person: null, subject: 'Meera' },
  ]);
  expect(await linesOf({ person: 'MEERA' })).toMatchObject([{ kind: 'account-removed' }]);
  expect(await linesOf({ kind: 'sign-in' })).toHaveLength(1);
});

test('an import is also a kind of line', async () => {
  const { database } = temporary;
  const entry = { at: new Date(now).toISOString(), entity: 'coupon', row_id: 0, version: 0 };
  await database
    .insertInto('change')
    .values({ ...entry, action: 'import', account_id: 1, username: 'Asha' })
    .execute();
  expect(await linesOf({ kind: 'import' })).toMatchObject([{ kind: 'import', person: 'Asha' }]);
  expect(lineKinds).toContain('import');
});

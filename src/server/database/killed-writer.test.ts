import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entityStore } from '../tables/entity-store';
import { installer } from '../testing/installer';
import {
  isPostgresRun,
  makeTestLocation,
  type TestLocation,
  withTables,
} from '../testing/test-database';
import { allRows, testSecret } from '../testing/test-store';
import { openDatabase } from './open-database';

const program = join(process.env.TEST_PROGRAMS ?? '', 'add-forever.js');

let temporary: TestLocation;
const writers: ChildProcess[] = [];

beforeAll(async () => {
  temporary = await makeTestLocation(withTables());
});
afterAll(async () => {
  for (const writer of writers) writer.kill('SIGKILL');
  await temporary.remove();
});

interface Acknowledged {
  readonly id: number;
  readonly version: number;
}

/** Runs a writer, kills it after a number of writes, and returns all writes that it acknowledged. */
async function writeAndKill(firstPhone: number, count: number): Promise<Acknowledged[]> {
  const args = [program, JSON.stringify(temporary.location), `${firstPhone}`, testSecret];
  const writer = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  writers.push(writer);
  let errors = '';
  writer.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const ended = once(writer, 'close');
  const acknowledged: Acknowledged[] = [];
  for await (const line of createInterface({ input: writer.stdout })) {
    // The last line may be incomplete.
    if (line.endsWith('}')) acknowledged.push(JSON.parse(line));
    if (acknowledged.length === count) writer.kill('SIGKILL');
  }
  await ended;
  expect(errors).toBe('');
  expect(acknowledged.length).toBeGreaterThanOrEqual(count);
  return acknowledged;
}

test('every acknowledged write survives when its writer is killed', async () => {
  const acknowledged = new Map<number, Acknowledged>();
  for (const round of [0, 1]) {
    // Two at once, so that they also create the tables at the same time.
    const writes = await Promise.all(
      [7_000_000_000, 8_000_000_000].map((phones) =>
        writeAndKill(phones + round * 1_000_000, randomInt(20, 120)),
      ),
    );
    for (const row of writes.flat()) acknowledged.set(row.id, row);
    await expectAll(acknowledged);
  }
});

async function expectAll(acknowledged: ReadonlyMap<number, Acknowledged>): Promise<void> {
  const db = await openDatabase(temporary.location);
  const store = entityStore(db, testSecret);
  const rows = new Map((await allRows(store, installer)).map((row) => [row.id, row]));
  for (const write of acknowledged.values()) {
    const row = rows.get(write.id);
    // One more update may have been made but not acknowledged.
    expect(row).toMatchObject(
      row?.version === write.version ? write : { version: write.version + 1 },
    );
  }
  const changes = await db.selectFrom('change').select(['row_id', 'version']).execute();
  const versions = [...rows.values()].reduce((sum, { version }) => sum + version, 0);
  expect(changes).toHaveLength(versions);
  if (!isPostgresRun) {
    const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    expect(check.rows).toEqual([{ integrity_check: 'ok' }]);
  }
  await db.destroy();
}

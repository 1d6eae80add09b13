import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entityConfig } from '../../entities/testing';
import { openDatabase } from '../database/open-database';
import { addRow } from '../rows/change-row';
import { findRow } from '../rows/read-rows';
import { entityStore } from '../tables/entity-store';
import { migrateEntityTables } from '../tables/migrate-entity-tables';
import {
  isPostgresRun,
  makeTestLocation,
  type TestLocation,
  withTables,
} from '../testing/test-database';
import { asha, testSecret } from '../testing/test-store';
import { rotateSecretCommand } from './rotate-secret-command';

const config = entityConfig({
  name: 'installer',
  fields: [{ name: 'no', label: 'No.', type: 'aadhaar' }],
});
const no = '111122223333';
const next = 'another secret, as long as the first';

let temporary: TestLocation;
beforeEach(async () => {
  temporary = await makeTestLocation(withTables());
  await onServer(testSecret, (store) => addRow(store, config, asha, { no }));
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await temporary.remove();
});

/** Runs something on a server's store, perhaps with another data folder. */
async function onServer<Result>(
  secret: string,
  run: (store: ReturnType<typeof entityStore>) => Promise<Result>,
  location = temporary.location,
): Promise<Result> {
  const database = await openDatabase(location);
  const store = entityStore(database, secret);
  try {
    await migrateEntityTables(store, [config]);
    return await run(store);
  } finally {
    await database.destroy();
  }
}
const elsewhere = () => {
  const { url, file } = temporary.location;
  return { url, file: join(dirname(file), 'elsewhere', 'paperhanger.sqlite') };
};
const rotate = (recordIn = async () => {}) =>
  rotateSecretCommand({
    location: temporary.location,
    secrets: { old: testSecret, next },
    auditOf: () => ({ recordIn }),
  });
const expectSecret = async (secret: string) =>
  expect(await onServer(secret, (store) => findRow(store, config, 1))).toMatchObject({ no });

test('values are encrypted with the new secret, and no server can start with the old one', async () => {
  expect(await rotate()).toContain('Encrypted 2 values');
  await expectSecret(next);
  await expect(onServer(testSecret, async () => {})).rejects.toThrow('PAPERHANGER_SECRET');
});

test('the secret does not change while a server runs', async () => {
  await onServer(testSecret, () => expect(rotate()).rejects.toThrow('is in use'));
  await expectSecret(testSecret);
});

test('no server can start while the secret changes', async () => {
  await rotate(() => expect(onServer(testSecret, async () => {})).rejects.toThrow('data folder'));
  await expectSecret(next);
});

/** Ends the wait for servers that are about to stop, as the one of the test won't. */
function hurry(): void {
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 1000;
    return now;
  });
}

if (isPostgresRun) {
  test('the secret does not change while a server with another data folder runs', async () => {
    await onServer(
      testSecret,
      () => {
        hurry();
        return expect(rotate()).rejects.toThrow(/other connections?\. Stop all servers first/);
      },
      elsewhere(),
    );
    await expectSecret(testSecret);
  });

  test('even a server that has been idle for a minute is noticed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const check = async () => {
      vi.advanceTimersByTime(60_000);
      vi.useRealTimers();
      hurry();
      await expect(rotate()).rejects.toThrow('other connection');
    };
    await onServer(testSecret, check, elsewhere());
  });

  test('the secret stays the same if a server with another data folder starts while it changes', async () => {
    let stop = async () => {};
    const start = async () => {
      const database = await openDatabase(elsewhere());
      stop = () => database.destroy();
      hurry();
    };
    await expect(rotate(start)).rejects.toThrow('other connection');
    await stop();
    await expectSecret(testSecret);
  });
}

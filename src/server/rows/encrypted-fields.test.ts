import { createCipheriv, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entityConfig } from '../../entities/testing';
import { createCipher } from '../secrets/cipher';
import { keyFor } from '../secrets/key-for';
import { migrateEntityTables } from '../tables/migrate-entity-tables';
import { isPostgresRun } from '../testing/test-database';
import {
  allRows,
  asha,
  historyOf,
  openTestStore,
  type TestStore,
  testSecret,
} from '../testing/test-store';
import { addRow, removeRow, updateRow } from './change-row';
import { findRow } from './read-rows';

const installer = entityConfig({
  name: 'installer',
  fields: [
    { name: 'city', type: 'text' },
    { name: 'aadhaarNo', label: 'Aadhaar No.', type: 'aadhaar', unique: true },
  ],
});
const table = 'entity_installer';

let store: TestStore;

beforeAll(async () => {
  store = await openTestStore(installer);
});
afterAll(() => store.close());

async function storedBytes(id: number): Promise<unknown> {
  const row = await store.db
    .selectFrom(table)
    .select('aadhaarNo')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.aadhaarNo;
}

/** Everything the database stores: its files, or a dump of its tables. */
async function everythingStored(): Promise<string> {
  if (!isPostgresRun) {
    const folder = dirname(store.location.file);
    const files = await readdir(folder);
    const texts = files.map((file) => readFile(join(folder, file), 'latin1'));
    return (await Promise.all(texts)).join('\n');
  }
  const tables = await store.db.introspection.getTables();
  const results = tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(store.db));
  return JSON.stringify((await Promise.all(results)).map(({ rows }) => rows));
}

/** Encrypts a value as earlier versions did. */
function encryptedUnbound(text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFor('sealed fields', testSecret), nonce);
  const encrypted = [cipher.update(text, 'utf8'), cipher.final()];
  return `v1.${Buffer.concat([nonce, cipher.getAuthTag(), ...encrypted]).toString('base64url')}`;
}

describe('an encrypted field', () => {
  test('is never stored as plain text, neither in its table nor in the history', async () => {
    const { id } = await addRow(store, installer, asha, {
      city: 'Visakhapatnam',
      aadhaarNo: '234123412346',
    });
    await updateRow(store, installer, asha, { id, aadhaarNo: '876543210987' });
    await removeRow(store, installer, asha, { id });
    const stored = await everythingStored();
    expect(stored).toContain('Visakhapatnam');
    expect(stored).not.toContain('234123412346');
    expect(stored).not.toContain('876543210987');
    expect((await historyOf(store, id)).at(-1)?.before).toMatchObject({
      aadhaarNo: '876543210987',
    });
  });

  test('does not change by a byte in an update without it', async () => {
    const row = await addRow(store, installer, asha, {
      city: 'Pune',
      aadhaarNo: '111122223333',
    });
    const bytes = await storedBytes(row.id);
    await updateRow(store, installer, asha, { ...row, city: 'Nashik' });
    await updateRow(store, installer, asha, { id: row.id, aadhaarNo: '1111 2222 3333' });
    expect(await storedBytes(row.id)).toBe(bytes);
    await updateRow(store, installer, asha, { id: row.id, aadhaarNo: '444455556666' });
    expect(await storedBytes(row.id)).not.toBe(bytes);
  });

  test('can be decrypted only in its own row and field; values from before that rule can still be read', async () => {
    const [one, two] = [{ aadhaarNo: '121212121212' }, { aadhaarNo: '343434343434' }];
    const { id } = await addRow(store, installer, asha, one);
    const other = await addRow(store, installer, asha, two);
    const write = (aadhaarNo: unknown) =>
      store.db.updateTable(table).set({ aadhaarNo }).where('id', '=', id).execute();
    await write(await storedBytes(other.id));
    await expect(findRow(store, installer, id)).rejects.toThrow();

    await write(encryptedUnbound(one.aadhaarNo));
    expect(await findRow(store, installer, id)).toMatchObject(one);
    await updateRow(store, installer, asha, { id, aadhaarNo: '565656565656' });
    expect(await storedBytes(id)).toMatch(/^v2\./);
    await removeRow(store, installer, asha, { id });
  });

  test('is encrypted differently every time, but can still be unique', async () => {
    const aadhaarNo = '999988887777';
    const { id } = await addRow(store, installer, asha, { aadhaarNo });
    const bytes = await storedBytes(id);
    await expect(addRow(store, installer, asha, { aadhaarNo })).rejects.toMatchObject({
      body: { errors: { aadhaarNo: ['Aadhaar No. is already taken.'] } },
    });
    await removeRow(store, installer, asha, { id });
    const again = await addRow(store, installer, asha, { aadhaarNo });
    expect(await storedBytes(again.id)).not.toBe(bytes);
  });

  test('can become unique and stop being unique when there are rows', async () => {
    const fields = [{ name: 'no', label: 'No.', type: 'aadhaar' }];
    const plain = entityConfig({ name: 'worker', fields });
    const unique = entityConfig({ name: 'worker', fields: [{ ...fields[0], unique: true }] });
    const no = '555566667777';
    await migrateEntityTables(store, [plain]);
    await addRow(store, plain, asha, { no });
    expect(await migrateEntityTables(store, [unique])).toEqual([]);
    await expect(addRow(store, unique, asha, { no })).rejects.toMatchObject({ status: 422 });
    expect(await migrateEntityTables(store, [plain])).toEqual([]);
    await addRow(store, plain, asha, { no });
    expect(await migrateEntityTables(store, [unique])).toEqual([
      { text: expect.stringContaining('1 and 2'), isProblem: true },
    ]);
    await expect(addRow(store, unique, asha, { no })).rejects.toMatchObject({ status: 422 });
  });
});

describe('another secret', () => {
  test('is rejected before it can write', async () => {
    const other = { ...store, cipher: createCipher('another secret, as long as the first') };
    await expect(migrateEntityTables(other, [installer])).rejects.toThrow(/PAPERHANGER_SECRET/);
  });
});

describe('a field that becomes encrypted', () => {
  test('leaves no plain text behind', async () => {
    const before = entityConfig({ name: 'helper', fields: [{ name: 'no', type: 'text' }] });
    const after = entityConfig({ name: 'helper', fields: [{ name: 'no', type: 'aadhaar' }] });
    await migrateEntityTables(store, [before]);
    await addRow(store, before, asha, { no: '3333 4444 5555' });
    await addRow(store, before, asha, { no: '33334444' });
    const report = await migrateEntityTables(store, [after]);
    expect(report).toEqual([
      {
        text: expect.stringMatching(/helper\.json: "no" changed its type from text to aadhaar/),
        isProblem: false,
      },
    ]);
    const rows = await allRows(store, after);
    expect(rows.map(({ no }) => no)).toEqual(['333344445555', '33334444']);
    // Only live rows: free space may not have been overwritten yet.
    const tables = ['entity_helper', 'change'];
    for (const name of tables) {
      const { rows: stored } = await sql`select * from ${sql.table(name)}`.execute(store.db);
      expect(JSON.stringify(stored)).not.toMatch(/3333 ?4444/);
    }
  });
});

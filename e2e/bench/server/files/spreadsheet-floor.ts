import { readFileSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { sheetColumns as columns } from './shop';

// The least that a program could do with the same libraries: hucre and SQLite, one thread, no styles, no
// checks. An upload changes the rows that differ, and records each change, in one transaction.

const [work, file = '', input = ''] = process.argv.slice(2);
const database = new DatabaseSync(file);
database.exec('PRAGMA journal_mode = WAL');
database.exec('PRAGMA synchronous = FULL');
const names = columns.join();
const arrays = { returnArrays: true };
const bytes = input === '' ? new Uint8Array() : readFileSync(input);

async function download(): Promise<number> {
  const rows = database.prepare(`SELECT ${names} FROM entity_product ORDER BY id`, arrays).all();
  const cells = rows.flatMap((row: unknown) => (Array.isArray(row) ? [row] : []));
  await writeXlsx({ sheets: [{ name: 'Wallpapers', rows: [columns, ...cells] }] });
  return rows.length;
}

async function upload(): Promise<number> {
  const [sheet] = (await readXlsx(bytes)).sheets;
  const [header = [], ...rows] = sheet?.rows ?? [];
  const places = columns.map((name) => header.indexOf(name));
  const stored = new Map<unknown, readonly unknown[]>();
  for (const row of database
    .prepare(`SELECT ${names}, id, version FROM entity_product`, arrays)
    .all())
    if (Array.isArray(row)) stored.set(row[0], row);
  const assignments = columns.map((name) => `${name} = ?`).join();
  const update = database.prepare(
    `UPDATE entity_product SET ${assignments}, version = version + 1 WHERE id = ?`,
  );
  const record = database.prepare(
    `INSERT INTO change (at, entity, row_id, action, "before", "after", version) VALUES (?, 'product', ?, 'update', ?, ?, ?)`,
  );
  const at = new Date().toISOString();
  let changed = 0;
  database.exec('BEGIN IMMEDIATE');
  for (const row of rows) {
    const after = places.map((place) => row[place] ?? null);
    const before = stored.get(after[0]) ?? [];
    const differing = columns.filter((_, index) => after[index] !== before[index]);
    if (differing.length === 0) continue;
    const pick = (values: readonly unknown[]) =>
      JSON.stringify(
        Object.fromEntries(differing.map((name) => [name, values[columns.indexOf(name)]])),
      );
    const [id, version] = before.slice(-2).map(Number);
    update.run(...after, id);
    record.run(at, id, pick(before), pick(after), (version ?? 0) + 1);
    changed += 1;
  }
  database.exec('COMMIT');
  return changed;
}

const start = performance.now();
const done = work === 'download' ? await download() : await upload();
console.log(JSON.stringify({ ms: performance.now() - start, done }));

import type { DatabaseLocation } from '../database/database-location';
import { openDatabase } from '../database/open-database';
import { addRow, updateRow } from '../rows/change-row';
import { entityStore } from '../tables/entity-store';
import { migrateEntityTables } from '../tables/migrate-entity-tables';
import { installer } from './installer';

// A program to be killed: adds several rows at once to a database, updates some, and prints a line for
// each write.

const [location = '', firstPhone = '', secret = ''] = process.argv.slice(2);
const where: DatabaseLocation = JSON.parse(location);
const store = entityStore(await openDatabase(where), secret);
await migrateEntityTables(store, [installer]);

const LANES = 5;

async function addForever(first: number): Promise<void> {
  for (let phone = first; ; phone += LANES) {
    const input = { name: `Phone ${phone}`, phone: String(phone) };
    const row = await addRow(store, installer, null, input);
    await say(row);
    if (phone % 3 === 0) await say(await updateRow(store, installer, null, { ...row, rate: 99 }));
  }
}

function say(done: object): Promise<void> {
  return new Promise((resolve) => {
    process.stdout.write(`${JSON.stringify(done)}\n`, () => resolve());
  });
}

await Promise.all(
  Array.from({ length: LANES }, (_, lane) => addForever(Number(firstPhone) + lane)),
);

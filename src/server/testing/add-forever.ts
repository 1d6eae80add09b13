import { type DatabaseLocation, openDatabase } from '../database/open-database';
import { insertRow, updateRow } from '../entities/write-row';
import { migrateEntityTables } from '../entity-tables/migrate-entity-tables';
import { createSealer } from '../secrets/sealer';
import { installer } from './installer';

// A program to be killed: adds rows to a database, updates some, and prints a line for each write.

const [location = '', firstPhone = '', secret = ''] = process.argv.slice(2);
const where: DatabaseLocation = JSON.parse(location);
const store = { db: await openDatabase(where), sealer: createSealer(secret) };
await migrateEntityTables(store, [installer]);

for (let phone = Number(firstPhone); ; phone += 1) {
  const input = { name: `Phone ${phone}`, phone: String(phone) };
  const row = await insertRow(store, installer, null, input);
  await say(row);
  if (phone % 3 === 0) await say(await updateRow(store, installer, null, { ...row, rate: 99 }));
}

function say(done: object): Promise<void> {
  return new Promise((resolve) => {
    process.stdout.write(`${JSON.stringify(done)}\n`, () => resolve());
  });
}

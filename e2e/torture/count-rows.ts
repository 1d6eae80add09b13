import { sql } from 'kysely';
import { openDatabase } from '../../src/server/database/open-database';

// Prints how many rows there are, how many changes their versions add up to, and how many the history has. It is a
// program because a SQLite file stays open until its process ends.

const db = await openDatabase(JSON.parse(process.argv[2] ?? ''));
const { rows } = await sql<{ rows: number; versions: number; changes: number }>`
  select count(*) as "rows", coalesce(sum(version), 0) as versions,
    (select count(*) from change) as changes
  from entity_installer
`.execute(db);
await db.destroy();
const { rows: total = 0, versions = 0, changes = 0 } = rows[0] ?? {};
console.log([total, versions, changes].join(' '));

import { createServer } from 'node:http';
import { DatabaseSync } from '@photostructure/sqlite';

// The least that a server could do for the same guarantees: node:http and SQLite, one process, one table. Before the
// answer, each row is on the disk with its version, its history and a new revision of the list.

const [file = ''] = process.argv.slice(2);
const database = new DatabaseSync(file);
database.exec('PRAGMA journal_mode = WAL');
database.exec('PRAGMA synchronous = FULL');
database.exec(`
  CREATE TABLE installer (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT, city TEXT, phone TEXT,
    aadhaarNo TEXT, rate INTEGER, version INTEGER NOT NULL, updated_at TEXT NOT NULL);
  CREATE TABLE change (id INTEGER PRIMARY KEY AUTOINCREMENT, at TEXT NOT NULL, row_id INTEGER NOT NULL,
    "before" TEXT, "after" TEXT, version INTEGER NOT NULL);
  CREATE INDEX change_row ON change (row_id);
  CREATE TABLE list_revision (revision INTEGER NOT NULL);
  INSERT INTO list_revision VALUES (0);
`);
const begin = database.prepare('BEGIN IMMEDIATE');
const commit = database.prepare('COMMIT');
const insert = database.prepare(
  'INSERT INTO installer (name, city, phone, aadhaarNo, rate, version, updated_at) VALUES (?, ?, ?, ?, ?, 1, ?)',
);
const find = database.prepare('SELECT * FROM installer WHERE id = ?');
const update = database.prepare(
  'UPDATE installer SET name = ?, city = ?, phone = ?, aadhaarNo = ?, rate = ?, version = ?, updated_at = ? WHERE id = ?',
);
const record = database.prepare(
  'INSERT INTO change (at, row_id, "before", "after", version) VALUES (?, ?, ?, ?, ?)',
);
const revise = database.prepare('UPDATE list_revision SET revision = revision + 1');

interface Row {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly city: string;
  readonly phone: string;
  readonly aadhaarNo: string;
  readonly rate: string;
}

const valuesOf = ({ name, city, phone, aadhaarNo, rate }: Row) => [
  name,
  city,
  phone,
  aadhaarNo,
  rate,
];

function add(row: Row) {
  const at = new Date().toISOString();
  begin.run();
  const id = Number(insert.run(...valuesOf(row), at).lastInsertRowid);
  record.run(at, id, null, JSON.stringify(row), 1);
  revise.run();
  commit.run();
  return { ...row, id, version: 1 };
}

function change(row: Row) {
  const at = new Date().toISOString();
  begin.run();
  const before = find.get(row.id);
  const version = row.version + 1;
  update.run(...valuesOf(row), version, at, row.id);
  record.run(at, row.id, JSON.stringify(before), JSON.stringify(row), version);
  revise.run();
  commit.run();
  return { ...row, version };
}

const server = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (chunk: string) => {
    body += chunk;
  });
  request.on('end', () => {
    const row: Row = JSON.parse(body);
    const answer = JSON.stringify(request.url === '/add' ? add(row) : change(row));
    const length = Buffer.byteLength(answer);
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': length });
    response.end(answer);
  });
});
// Statements don't keep their database alive: without this reference, both would be collected.
server.on('close', () => database.close());
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object')
    console.log(`Open http://127.0.0.1:${address.port}`);
});

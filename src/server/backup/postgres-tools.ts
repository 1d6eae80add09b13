import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { hasCode } from '../../common/has-code';
import { DatabaseError } from '../database/database-error';
import { backupTexts as texts } from './texts';

type Rows = Readonly<Record<string, number>>;

/** Writes the tables of a schema, as they are in a snapshot, to a compressed file of SQL. */
export async function dumpPostgres(
  url: string,
  to: { readonly file: string; readonly schema: string; readonly snapshot: string },
  signal?: AbortSignal,
): Promise<void> {
  const tool = startTool('pg_dump', url, signal, [
    '--no-owner',
    '--no-privileges',
    '--no-comments',
    '--compress=6',
    `--file=${to.file}`,
    `--schema=${inQuotes(to.schema)}`,
    `--snapshot=${to.snapshot}`,
  ]);
  await tool.ended;
}

/** How a dump writes names: in quotes only if it must. */
const NAME = String.raw`(?:\w+|"(?:[^"]|"")+")`;
const COPY = new RegExp(`^COPY (${NAME})\\.(${NAME}) \\(`);
const CREATE_SCHEMA = new RegExp(`^CREATE SCHEMA ${NAME};$`);

const inQuotes = (name: string) => `"${name.replaceAll('"', '""')}"`;

const nameOf = (written: string) =>
  written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;

/** Reads a whole dump and counts its rows. Throws if it is not complete. */
export async function rowsInDump(file: string): Promise<Rows> {
  const rows: Record<string, number> = {};
  let table: string | undefined;
  let isComplete = false;
  const count = (line: string) => {
    if (table !== undefined) {
      if (line === '\\.') table = undefined;
      else rows[table] = (rows[table] ?? 0) + 1;
    } else if (line.startsWith('COPY ')) {
      table = nameOf(COPY.exec(line)?.[2] ?? '');
      rows[table] = 0;
    } else if (line === '-- PostgreSQL database dump complete') {
      isComplete = true;
    }
  };
  await pipeline(createReadStream(file), createGunzip(), linesOf, async (batches) => {
    for await (const lines of batches) for (const line of lines) count(line);
  });
  if (!isComplete) throw new Error('The dump is not complete.');
  return rows;
}

/** The schema that a dump was made of, or undefined if it has no tables. Reads only as far as the first table. */
export async function schemaInDump(file: string): Promise<string | undefined> {
  const packed = createReadStream(file);
  const text = createGunzip();
  packed.on('error', (error) => text.destroy(error)).pipe(text);
  try {
    for await (const lines of linesOf(text))
      for (const line of lines) {
        const schema = COPY.exec(line)?.[1];
        if (schema !== undefined) return Buffer.from(nameOf(schema), 'latin1').toString();
      }
    return undefined;
  } finally {
    packed.destroy();
  }
}

/** The lines of a dump, some thousands at a time, in Latin-1, which keeps every byte as it is. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  let rest = '';
  for await (const chunk of chunks) {
    const text = chunk.toString('latin1');
    // A row of `file_chunk` can be longer than many chunks.
    if (!text.includes('\n')) {
      rest += text;
      continue;
    }
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    yield lines;
  }
}

/** What a restore drops, in the schema that the dump has, and how many rows each table has afterwards. */
interface Replacement {
  readonly file: string;
  readonly schema: string;
  readonly tables: readonly string[];
  /** With their schema and arguments, as `drop` takes them. */
  readonly functions: readonly string[];
  readonly rows: Rows;
}

/** Replaces the tables and functions of a schema by those of a dump, in one transaction. */
export async function restoreDump(
  url: string,
  { file, schema, tables, functions, rows }: Replacement,
): Promise<void> {
  const tool = startTool('psql', url, undefined, [
    '--no-psqlrc',
    '--quiet',
    '--set=ON_ERROR_STOP=1',
  ]);
  // If this process is killed, psql reaches the end without a commit, and the database is as it was.
  const statements = async function* (batches: AsyncIterable<string[]>) {
    yield 'begin;\n';
    for (const table of tables)
      yield `drop table ${inQuotes(schema)}.${inQuotes(table)} cascade;\n`;
    for (const one of functions) yield `drop function ${one} cascade;\n`;
    for await (const lines of batches) {
      const kept = lines.filter((line) => !CREATE_SCHEMA.test(line));
      yield Buffer.from(`${kept.join('\n')}\n`, 'latin1');
    }
    // The dump has emptied the search path. The tables must be where a server looks for them.
    yield 'reset search_path;\n';
    for (const [table, count] of Object.entries(rows)) yield assertion(table, count);
    yield 'commit;\n';
  };
  const { stdin } = tool.child;
  if (!stdin) throw new Error('psql has no standard input.');
  const [ended, written] = await Promise.allSettled([
    tool.ended,
    pipeline(createReadStream(file), createGunzip(), linesOf, statements, stdin),
  ]);
  // When psql gives up, writing to it also fails.
  if (ended.status === 'rejected') throw ended.reason;
  if (written.status === 'rejected') throw written.reason;
}

/** A statement that fails, and so ends the transaction, if the table has another number of rows. */
function assertion(table: string, count: number): string {
  const found = `(select count(*) from ${inQuotes(table)})`;
  const message = texts.otherRows(table).replaceAll("'", "''");
  return `do $check$ begin if ${found} <> ${count} then raise exception '${message}'; end if; end $check$;\n`;
}

function startTool(
  program: 'pg_dump' | 'psql',
  url: string,
  signal: AbortSignal | undefined,
  args: readonly string[],
): { readonly child: ChildProcess; readonly ended: Promise<void> } {
  // Everyone on the machine can read arguments, so the password is not among them.
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const child = spawn(program, [...args, `--dbname=${address.href}`], {
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    stdio: ['pipe', 'ignore', 'pipe'],
    ...(signal && { signal }),
  });
  let complaint = '';
  child.stderr?.on('data', (chunk) => {
    complaint = (complaint + chunk).slice(-2000);
  });
  const ended = once(child, 'close').then(
    ([code]) => {
      if (code !== 0) throw new DatabaseError(texts.toolFailed(program, complaint.trim()));
    },
    (error) => {
      throw hasCode(error, 'ENOENT') ? new DatabaseError(texts.noTool(program)) : error;
    },
  );
  return { child, ended };
}

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
    `--schema="${to.schema}"`,
    `--snapshot=${to.snapshot}`,
  ]);
  await tool.ended;
}

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
      table = /^COPY (?:\w+|"[^"]+")\.(\w+|"[^"]+") \(/.exec(line)?.[1]?.replaceAll('"', '') ?? '';
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

/** Replaces the tables and functions of a schema by those of a dump, in one transaction. */
export async function restoreDump(
  url: string,
  {
    file,
    schema,
    replaced,
  }: { readonly file: string; readonly schema: string; readonly replaced: readonly string[] },
): Promise<void> {
  const tool = startTool('psql', url, undefined, [
    '--no-psqlrc',
    '--quiet',
    '--set=ON_ERROR_STOP=1',
  ]);
  // If this process is killed, psql reaches the end without a commit, and the database is as it was.
  const statements = async function* (batches: AsyncIterable<string[]>) {
    yield 'begin;\n';
    for (const one of replaced) yield `drop ${one} cascade;\n`;
    for await (const lines of batches) {
      const kept = lines.filter((line) => line !== `CREATE SCHEMA ${schema};`);
      yield Buffer.from(`${kept.join('\n')}\n`, 'latin1');
    }
    yield 'commit;\n';
  };
  const { stdin } = tool.child;
  if (!stdin) throw new Error('psql has no standard input.');
  const [ended, written] = await Promise.allSettled([
    tool.ended,
    pipeline(createReadStream(file), createGunzip(), linesOf, statements, stdin),
  ]);
  // When psql gives up, writing to it fails, too.
  if (ended.status === 'rejected') throw ended.reason;
  if (written.status === 'rejected') throw written.reason;
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

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { openPostgres } from '../../src/server/database/postgres';
import { startPostgres } from '../setup/postgres';

const SECRET = 'x7Kp2mQ9vL4nB8sT1wR6yU3jH5gF0dAe';

/** A data folder and a database, with what operators' commands need. */
export interface OperatorData {
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly location: { readonly url?: string; readonly file: string };
}

export interface Databases {
  readonly name: string;
  /** A new folder, and with PostgreSQL a new database. */
  make(): Promise<OperatorData>;
  close(): Promise<void>;
}

export async function bothDatabases(): Promise<readonly Databases[]> {
  const postgres = await startPostgres();
  const folders: string[] = [];
  const make = async (server?: string): Promise<OperatorData> => {
    const folder = await mkdtemp(join(tmpdir(), 'paperhanger-operator-'));
    folders.push(folder);
    await mkdir(join(folder, 'configs'));
    const data = join(folder, 'data');
    const url = server && (await newDatabase(server, `operator_${folders.length}`));
    return {
      folder,
      location: { file: join(data, 'paperhanger.db'), ...(url && { url }) },
      environment: {
        PATH: process.env.PATH ?? '',
        PAPERHANGER_MODE: 'production',
        PAPERHANGER_SECRET: SECRET,
        MAIL_URL: 'smtp://localhost:9',
        SELLER_NAME: 'Walls of India',
        PAPERHANGER_DATA: data,
        PAPERHANGER_CONFIGS: join(folder, 'configs'),
        ...(url && { DATABASE_URL: url }),
      },
    };
  };
  const removeFolders = async () => {
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  };
  return [
    { name: 'SQLite', make: () => make(), close: removeFolders },
    ...(postgres
      ? [{ name: 'PostgreSQL', make: () => make(postgres.url), close: postgres.stop }]
      : []),
  ];
}

async function newDatabase(server: string, name: string): Promise<string> {
  const db = openPostgres(server);
  await sql.raw(`create database ${name}`).execute(db);
  await db.destroy();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Starts one of the built commands. */
export function startCommand(
  name: string,
  { environment }: OperatorData,
  args: readonly string[] = [],
): { readonly child: ChildProcess; readonly ended: Promise<string> } {
  const child = spawn(process.execPath, [resolve(`dist/server/${name}.js`), ...args], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = once(child, 'close').then(([code]) => (code === 0 ? '' : output || `killed`));
  return { child, ended };
}

/** Adds and updates rows until it is stopped. */
export async function startWriting({ location }: OperatorData, firstPhone: number) {
  await mkdir(join(location.file, '..'), { recursive: true });
  const program = resolve('src/server/testing/add-forever.ts');
  const args = ['--import', 'tsx', program, JSON.stringify(location), `${firstPhone}`, SECRET];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let written = 0;
  const waiting: [count: number, resolve: () => void][] = [];
  child.stdout.on('data', (chunk: Buffer) => {
    written += chunk.toString().split('\n').length - 1;
    for (const [count, done] of waiting) if (written >= count) done();
  });
  return {
    /** Resolves after `count` more writes. */
    writes: (count: number) =>
      new Promise<void>((done) => {
        waiting.push([written + count, done]);
      }),
    async stop(): Promise<void> {
      const ended = once(child, 'close');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** How many rows and changes there are, and how many changes the rows' versions add up to. */
export function count({ location }: OperatorData) {
  const program = resolve('e2e/torture/count-rows.ts');
  const args = ['--import', 'tsx', program, JSON.stringify(location)];
  const output = execFileSync(process.execPath, args, { encoding: 'utf8' });
  const [rows = 0, versions = 0, changes = 0] = output.split(' ').map(Number);
  return { rows, versions, changes };
}

export const writeConfig = ({ environment }: OperatorData, label: string) =>
  writeFile(
    join(environment.PAPERHANGER_CONFIGS ?? '', 'supplier.json'),
    JSON.stringify({ label, fields: [{ name: 'notes', type: 'text' }] }),
  );

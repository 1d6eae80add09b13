import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DatabaseSync } from '@photostructure/sqlite';
import { isRecord } from '../../../src/common/is-record';
import { OutputLines } from '../../fixtures/output-lines';
import { PaperhangerServer } from '../../fixtures/paperhanger-server';
import { signedInHeaders } from '../../fixtures/sign-in';
import { dataWithPictures } from './load/data-with-pictures';
import { HttpClient, median, perSecond } from './load/http-client';
import { type Installer, newInstaller } from './load/installers';
import type { Measurement, ServerBench } from './types';

const CONNECTIONS = 10;
const ROUNDS = 3;
const ROUND_MS = 2500;
const GOAL = 0.5;

const FLOOR = fileURLToPath(new URL('load/writes-floor.ts', import.meta.url));

/** A server under load, and all that it has acknowledged. */
interface Contestant {
  readonly client: HttpClient;
  readonly paths: { readonly add: string; readonly update: string };
  readonly rows: Map<number, Installer>;
  readonly added: number[];
  readonly updated: number[];
  /** Kills the server as a power failure would, and throws unless everything acknowledged is in its file. */
  verify(): Promise<void>;
}

export const bench: ServerBench = {
  name: 'writes',
  async run() {
    const { remove } = await dataWithPictures();
    const contestants = [await startOurs(), await startFloor()];
    for (const contestant of contestants) await round(contestant, ROUND_MS / 2);
    for (let count = 0; count < ROUNDS; count += 1) {
      for (const contestant of contestants) {
        const { added, updated } = await round(contestant, ROUND_MS);
        contestant.added.push(added);
        contestant.updated.push(updated);
      }
    }
    for (const { verify } of contestants) await verify();
    remove();
    const [ours, floor] = contestants;
    return [
      line('S2 add a row', ours?.added, floor?.added, ours?.rows.size),
      line('S2 update a row', ours?.updated, floor?.updated, ours?.rows.size),
    ];
  },
};

const line = (
  work: string,
  ours: readonly number[] = [],
  floor: readonly number[] = [],
  rows = 0,
): Measurement => ({
  work: `${work}, ${CONNECTIONS} connections`,
  unit: '/s',
  higherIsBetter: true,
  ours: median(ours),
  floor: median(floor),
  goal: GOAL,
  note: `${rows} rows were there after a kill`,
});

let count = 0;

async function round({ client, paths, rows }: Contestant, ms: number) {
  const ids: number[] = [];
  const send = async (path: string, body: object) => {
    const answer = await client.send(path, body);
    if (answer.status >= 300) throw new Error(`Answered ${answer.status}: ${answer.body}`);
    const row: Installer = JSON.parse(answer.body);
    rows.set(row.id, row);
    return row;
  };
  const added = await perSecond(CONNECTIONS, ms, async () => {
    const { id } = await send(paths.add, newInstaller(count++));
    ids.push(id);
  });
  let next = 0;
  const updated = await perSecond(CONNECTIONS, ms, async () => {
    const id = ids[next++ % ids.length] ?? 0;
    await send(paths.update, { ...rows.get(id), city: `City ${next}` });
  });
  return { added, updated };
}

async function startOurs(): Promise<Contestant> {
  const server = await PaperhangerServer.start();
  const client = new HttpClient(server.url, CONNECTIONS, await signedInHeaders(server));
  const rows = new Map<number, Installer>();
  const paths = { add: '/api/installer/add', update: '/api/installer/update' };
  return {
    client,
    rows,
    paths,
    added: [],
    updated: [],
    async verify() {
      await server.kill();
      client.close();
      expectRows(join(server.dataFolder, 'paperhanger.db'), 'entity_installer', rows);
      server.removeData();
    },
  };
}

async function startFloor(): Promise<Contestant> {
  const folder = mkdtempSync(join(tmpdir(), 'paperhanger-floor-'));
  const file = join(folder, 'floor.db');
  const child = spawn(process.execPath, ['--import', 'tsx', FLOOR, file], {
    // Prints why it crashes.
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = new OutputLines();
  output.read(child.stdout);
  const client = new HttpClient(await output.waitFor(/^Open (http:\S+)$/), CONNECTIONS);
  const rows = new Map<number, Installer>();
  return {
    client,
    rows,
    paths: { add: '/add', update: '/update' },
    added: [],
    updated: [],
    async verify() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
      client.close();
      expectRows(file, 'installer', rows);
      rmSync(folder, { recursive: true });
    },
  };
}

function expectRows(file: string, table: string, expected: ReadonlyMap<number, Installer>): void {
  const database = new DatabaseSync(file);
  const find = database.prepare(`SELECT version FROM ${table} WHERE id = ?`);
  for (const { id, version } of expected.values()) {
    const stored = find.get(id);
    if (!isRecord(stored) || stored.version !== version)
      throw new Error(`Row ${id} is not there as acknowledged.`);
  }
  database.close();
}

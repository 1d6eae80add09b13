import { join } from 'node:path';
import { entityConfig } from '../../../src/entities/testing';
import { openDatabase } from '../../../src/server/database/open-database';
import { addAccount } from '../../fixtures/add-account';
import { PaperhangerServer } from '../../fixtures/paperhanger-server';
import { DEMO } from '../../fixtures/sign-in';
import { startPostgres } from '../../setup/postgres';
import { signedIn } from '../files/signed-in';
import { actAtRandom } from '../shared/random-clients';
import { differences } from '../shared/replay';
import type { Trial, TrialRow } from '../trial';

const STEPS = 1000;
const TARA = { username: 'tara', password: 'tamarind-tree-43' };
const NAME = 'note';
const NOTE = {
  label: 'Note',
  fields: [
    { name: 'code', type: 'text', unique: true, required: true },
    ...['a', 'b', 'c'].map((name) => ({ name, type: 'text' })),
  ],
  actions: {
    add: {},
    update: {},
    remove: {},
    download: {},
    bulkUpdate: { key: 'code', columns: ['code', 'b'] },
  },
};

export const trial: Trial = {
  name: 'history-over-http',
  what: 'two people make random changes, undos and rollbacks at the same time: history and rows are what a model makes of their requests',
  async run({ rounds = 3 }) {
    const rows: TrialRow[] = [];
    for (let seed = 1; seed <= rounds; seed += 1) rows.push(await changeBy(seed, 'SQLite', {}));
    for (let seed = 1; seed <= rounds; seed += 1) {
      const postgres = await startPostgres();
      if (!postgres) continue;
      rows.push(await changeBy(seed, 'PostgreSQL', { DATABASE_URL: postgres.url }));
      await postgres.stop();
    }
    return rows;
  },
};

async function changeBy(
  seed: number,
  database: string,
  settings: Readonly<Record<string, string>>,
): Promise<TrialRow> {
  const entityFiles = { [`${NAME}.json`]: JSON.stringify(NOTE) };
  const server = await PaperhangerServer.start({ entityFiles, settings });
  addAccount(server, TARA, settings);
  const config = entityConfig({ ...NOTE, name: NAME });
  const accounts = [DEMO, TARA];
  const people = [await signedIn(server, DEMO), await signedIn(server, TARA)] as const;
  const requests = await Promise.all(
    people.map((person, index) => {
      const who = accounts[index]?.username ?? '';
      return actAtRandom(person, who, seed * 2 + index, config, STEPS / 2);
    }),
  );
  const stored = await (await people[0].sendJson('/api/note/fetch', {})).json();
  await server.stop();
  const file = join(server.dataFolder, 'paperhanger.db');
  const db = await openDatabase({ file, url: settings.DATABASE_URL });
  const all = db.selectFrom('change').selectAll().where('entity', '=', NAME);
  const entries = await all.orderBy('id').execute();
  await db.destroy();
  server.removeData();
  const found = differences(requests.flat(), entries, stored);
  const rejected = requests.flat().filter(({ status }) => status >= 400).length;
  return {
    case: `${requests.flat().length} requests (${rejected} rejected), ${entries.length} entries, ${stored.length} rows, ${database}, seed ${seed}`,
    measured: found.slice(0, 3).join('\n') || 'no difference',
    limit: 'no difference',
    passed: found.length === 0 && stored.length > 0,
  };
}

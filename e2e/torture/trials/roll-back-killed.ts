import { setTimeout } from 'node:timers/promises';
import { linkConfig } from '../../../src/entities/link-config';
import type { HistoryEntry } from '../../../src/entities/wire/history';
import { writeSpreadsheet } from '../../../src/spreadsheet/testing';
import { startPostgres } from '../../setup/postgres';
import { startSignedIn } from '../files/signed-in';
import type { Trial, TrialRow } from '../trial';

const MAX_WAIT_MS = 500;
const PATH = '/api/customCatalogue';

export const trial: Trial = {
  name: 'roll-back-killed',
  what: 'kills the server while it rolls a sheet of links back: all of it must be done, or nothing',
  async run({ rounds = 10 }) {
    const rows = [await rollBackBetween(rounds, 'SQLite', {})];
    const postgres = await startPostgres();
    if (postgres)
      rows.push(await rollBackBetween(rounds, 'PostgreSQL', { DATABASE_URL: postgres.url }));
    await postgres?.stop();
    return rows;
  },
};

async function rollBackBetween(
  rounds: number,
  database: string,
  settings: Readonly<Record<string, string>>,
): Promise<TrialRow> {
  const { server, send, sendJson, upload } = await startSignedIn(settings);
  const stored = async () => (await sendJson(`${PATH}/fetch`, {})).json();
  const { products, categories, categoryProduct } = await stored();
  const before = JSON.stringify(categoryProduct);
  const all = products.flatMap(({ wpId }: { wpId: string }) =>
    categories.map(({ catId }: { catId: unknown }) => ({ wpId, catId: String(catId) })),
  );
  const sheet = await writeSpreadsheet(linkConfig, all);
  const links = async () => JSON.stringify((await stored()).categoryProduct);
  const importId = async () => {
    const page = await (await sendJson('/api/history', { entity: linkConfig.name })).json();
    const entry = page.entries.find((one: HistoryEntry) => one.import?.file);
    return entry?.isUndone ? undefined : entry?.id;
  };
  const counts = { done: 0, nothing: 0, half: 0 };
  for (let round = 0; round < rounds; round += 1) {
    if ((await importId()) === undefined) await upload(`${PATH}/bulkUpdate`, sheet);
    const after = await links();
    const rolling = sendJson('/api/history/rollBack', { id: await importId() }).catch(() => {});
    await setTimeout(Math.random() * MAX_WAIT_MS);
    await server.kill();
    await rolling;
    await server.start();
    const now = await links();
    counts[now === before ? 'done' : now === after ? 'nothing' : 'half'] += 1;
  }
  const { status } = await send('/readyz');
  await server.stop();
  server.removeData();
  return {
    case: `a rollback of ${all.length - categoryProduct.length} links, ${rounds} times, ${database}`,
    measured: `${counts.done} done, ${counts.nothing} not at all, ${counts.half} in half`,
    limit: '0 in half',
    passed: counts.half === 0 && status === 200,
  };
}

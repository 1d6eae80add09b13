import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { loadConfigs } from '../../../src/entities/check/load-configs';
import { openDatabase } from '../../../src/server/database/open-database';
import { apply } from '../../../src/server/rows/apply';
import { added } from '../../../src/server/rows/change-set';
import { entityStore } from '../../../src/server/tables/entity-store';
import { writeTo } from '../../../src/server/tables/transactions';
import { startPostgres } from '../../setup/postgres';
import { startSignedIn } from '../files/signed-in';
import type { Trial, TrialRow } from '../trial';

const ROWS = 100_000;
const SECONDS = 15;
const MAX_WAIT_MS = 1000;
const MAX_MEGABYTES = 250;
const SAVE_EVERY_MS = 100;

export const trial: Trial = {
  name: 'many-rows',
  what: `edits, exports and removes ${ROWS} selected rows, and rolls both changes back, while others work`,
  async run() {
    const postgres = await startPostgres();
    const rows = [...(await changesOn('SQLite', {}))];
    if (postgres) rows.push(...(await changesOn('PostgreSQL', { DATABASE_URL: postgres.url })));
    await postgres?.stop();
    return rows;
  },
};

type Rows = readonly { readonly id: number; readonly version: number }[];

async function changesOn(database: string, settings: Readonly<Record<string, string>>) {
  const { server, sendJson, measure, close } = await startSignedIn(settings);
  const file = join(server.dataFolder, 'paperhanger.db');
  await addCoupons({ file, ...(settings.DATABASE_URL && { url: settings.DATABASE_URL }) });
  const stored = async (): Promise<Rows> => (await sendJson('/api/coupon/fetch', {})).json();
  const values = (rows: Rows) => JSON.stringify(rows.map(({ version: _, ...rest }) => rest));
  const before = values(await stored());
  const pairs = async () => (await stored()).slice(-ROWS).map(({ id, version }) => [id, version]);
  const measured: TrialRow[] = [];

  /** Makes a change while one person reads, and another saves on another screen. */
  async function change(what: string, path: string, body: object) {
    let isOver = false;
    let longestSave = 0;
    const saving = (async () => {
      while (!isOver) {
        const asked = performance.now();
        await sendJson('/api/customCatalogue/update', { wpId: 'WP-0001', catId: '101' });
        longestSave = Math.max(longestSave, performance.now() - asked);
        await setTimeout(SAVE_EVERY_MS);
      }
    })();
    const { result, ms, waits, megabytes } = await measure(() => sendJson(path, body));
    isOver = true;
    await saving;
    const wait = Math.max(...waits);
    const texts = [
      `${(ms / 1000).toFixed(1)} s`,
      `reads ≤ ${Math.round(wait)} ms`,
      `saves ≤ ${(longestSave / 1000).toFixed(1)} s`,
      `+${Math.round(megabytes)} MB`,
    ];
    measured.push({
      case: `${what} of ${ROWS} rows, ${database}`,
      measured: `${result.status}: ${texts.join(', ')}`,
      limit: `${SECONDS} s, ${MAX_WAIT_MS} ms, ${MAX_MEGABYTES} MB`,
      passed:
        result.ok && ms <= SECONDS * 1000 && wait <= MAX_WAIT_MS && megabytes <= MAX_MEGABYTES,
    });
    return await result.json();
  }

  const entity = 'coupon';
  const edit = { entity, rows: await pairs(), values: { description: 'Sale' } };
  const edited = await change('edit', '/api/selection/edit', edit);
  await change('its undo', '/api/history/rollBack', { id: edited.change });
  const removed = await change('removal', '/api/selection/remove', { entity, rows: await pairs() });
  await change('its undo', '/api/history/rollBack', { id: removed.change });
  const isSame = values(await stored()) === before;
  await close();
  return [
    ...measured,
    {
      case: `the rows after all that, ${database}`,
      measured: isSame ? 'as before' : 'others',
      limit: 'as before',
      passed: isSame,
    },
  ];
}

async function addCoupons(location: { readonly file: string; readonly url?: string }) {
  const { configs } = await loadConfigs('entity-configs');
  const config = configs.find(({ name }) => name === 'coupon');
  if (!config) throw new Error('There are no coupons.');
  const changes = Array.from({ length: ROWS }, (_, index) =>
    added({
      name: `Coupon ${index}`,
      code: `C${index}`,
      application: 0,
      type: 0,
      amount: 10,
      validTill: '2027-01-01',
      status: true,
      description: 'As printed',
      phoneNo: null,
    }),
  );
  const db = await openDatabase(location);
  // Coupons have no encrypted values.
  const store = entityStore(db, 'no secret');
  await writeTo(store, config, null, (open) => apply(open, { changes }));
  await db.destroy();
}

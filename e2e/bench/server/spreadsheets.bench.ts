import { mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { isRecord } from '../../../src/common/is-record';
import { median, runFloor } from './files/run-floor';
import { openShop } from './files/shop';
import { dataWithPictures } from './load/data-with-pictures';
import type { Measurement, ServerBench } from './types';

const ROWS = 50_000;
const ROUNDS = 3;
const MAX_MEGABYTES = 250;

/** One kind of work, and what each round of it measured. */
interface Work {
  readonly work: string;
  readonly goal: number;
  readonly ours: number[];
  readonly floor: number[];
  readonly megabytes: number[];
}

const newWork = (work: string, goal: number): Work => {
  return { work, goal, ours: [], floor: [], megabytes: [] };
};

export const bench: ServerBench = {
  name: 'spreadsheets',
  async run() {
    const { remove: removeDemo } = await dataWithPictures();
    const folder = mkdtempSync(join(tmpdir(), 'paperhanger-floor-'));
    const shop = await openShop(ROWS);
    const database = new DatabaseSync(shop.file);
    const floorFile = join(folder, 'floor.db');
    database.prepare('VACUUM INTO ?').run(floorFile);
    const works = {
      download: newWork('S3 download', 1.3),
      changed: newWork('S3 upload, all rows changed', 1.8),
      unchanged: newWork('S3 upload, none changed', 1.5),
    };

    async function upload(work: Work, sheet: string, expected: number): Promise<void> {
      const floor = runFloor('spreadsheet-floor', 'upload', floorFile, sheet);
      const form = new FormData();
      form.set('file', await openAsBlob(sheet), 'sheet.xlsx');
      const { bytes, ms, megabytes } = await shop.send('/api/product/bulkUpdate', form);
      const { updated, unchanged } = JSON.parse(Buffer.from(bytes).toString());
      if (updated !== expected || updated + unchanged !== ROWS || floor.done !== expected)
        throw new Error(`Changed ${updated} and ${floor.done} rows instead of ${expected}.`);
      push(work, ms, floor.ms, megabytes);
    }

    for (let round = 0; round < ROUNDS; round += 1) {
      const floor = runFloor('spreadsheet-floor', 'download', floorFile);
      const { bytes, ms, megabytes } = await shop.send('/api/product/download');
      const rows = (await readXlsx(bytes)).sheets[0]?.rows ?? [];
      if (rows.length !== ROWS + 1 || floor.done !== ROWS) throw new Error('Rows are missing.');
      push(works.download, ms, floor.ms, megabytes);
      const place = rows[0]?.indexOf('metaTitle');
      const changed = rows.map((row, index) =>
        row.map((cell, at) => (index > 0 && at === place ? `${cell} ${round}` : cell)),
      );
      const sheet = join(folder, `${round}.xlsx`);
      writeFileSync(sheet, await writeXlsx({ sheets: [{ name: 'Wallpapers', rows: changed }] }));
      await upload(works.changed, sheet, ROWS);
      await upload(works.unchanged, sheet, 0);
    }

    const counted = database
      .prepare("SELECT count(*) AS count FROM change WHERE action = 'update'")
      .get();
    const count = isRecord(counted) ? Number(counted.count) : 0;
    if (count < ROWS * ROUNDS) throw new Error(`Only ${count} changes were recorded.`);
    database.close();
    await shop.close();
    rmSync(folder, { recursive: true });
    removeDemo();
    return Object.values(works).flatMap(linesOf);
  },
};

function push(work: Work, ours: number, floor: number, megabytes: number): void {
  work.ours.push(ours);
  work.floor.push(floor);
  work.megabytes.push(megabytes);
}

function linesOf({ work, goal, ours, floor, megabytes }: Work): Measurement[] {
  const name = `${work}, ${ROWS.toLocaleString('en')} rows`;
  const less = { higherIsBetter: false } as const;
  return [
    { work: name, unit: 'ms', ...less, ours: median(ours), floor: median(floor), goal },
    {
      work: `${name}: memory above idle`,
      unit: 'MB',
      ...less,
      ours: Math.max(...megabytes),
      floor: 0,
      limit: MAX_MEGABYTES,
    },
  ];
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, runFloor } from './files/run-floor';
import { openShop } from './files/shop';
import { dataWithPictures } from './load/data-with-pictures';
import type { Measurement, ServerBench } from './types';

const COUNTS = [500, 2000];
const MOST = 10_000;
const ROUNDS = 3;
const MAX_MEGABYTES = 100;

export const bench: ServerBench = {
  name: 'pdf',
  async run() {
    const { remove: removeDemo } = await dataWithPictures();
    const folder = mkdtempSync(join(tmpdir(), 'paperhanger-floor-'));
    const shop = await openShop(MOST);
    const pictures = join(shop.dataFolder, 'pictures');

    async function catalogue(count: number) {
      const wp = Array.from({ length: count }, (_, n) => `WP-${String(n + 1).padStart(4, '0')}`);
      const answer = await shop.sendJson('/api/pdf/download', { wp });
      const images = countIn(answer.bytes, '/Subtype /Image');
      // The cover has six more, and a wallpaper is in the chapter of each of its categories.
      if (images < count) throw new Error(`There are ${images} pictures.`);
      return answer;
    }

    const lines: Measurement[] = [];
    for (const count of COUNTS) {
      const times = { floor: [] as number[], first: [] as number[], again: [] as number[] };
      for (let round = 0; round < ROUNDS; round += 1) {
        const file = join(folder, 'floor.pdf');
        times.floor.push(runFloor('pdf-floor', join(pictures, 'demo'), file, String(count)).ms);
        rmSync(join(pictures, 'catalogue'), { recursive: true, force: true });
        times.first.push((await catalogue(count)).ms);
        times.again.push((await catalogue(count)).ms);
      }
      const common = { unit: 'ms', higherIsBetter: false, floor: median(times.floor) };
      const work = `S4 PDF of ${count} wallpapers`;
      const fitting = 'the demo’s pictures fit, and are used as they are; the floor cuts them';
      lines.push(
        { ...common, work, ours: median(times.first), goal: 1, note: fitting },
        { ...common, work: `${work}, again`, ours: median(times.again), goal: 0.2 },
      );
    }
    const megabytes = (await catalogue(MOST)).megabytes;
    lines.push({
      work: `S4 PDF of ${MOST} wallpapers: memory above idle`,
      unit: 'MB',
      higherIsBetter: false,
      ours: megabytes,
      floor: 0,
      limit: MAX_MEGABYTES,
    });
    await shop.close();
    rmSync(folder, { recursive: true });
    removeDemo();
    return lines;
  },
};

function countIn(bytes: Uint8Array, text: string): number {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let count = 0;
  for (let at = all.indexOf(text); at >= 0; at = all.indexOf(text, at + 1)) count += 1;
  return count;
}

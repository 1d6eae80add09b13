import { type SignedIn, startSignedIn, waitOfOthers } from '../files/signed-in';
import { spreadsheetBombs } from '../files/spreadsheet-bombs';
import type { Trial, TrialRow } from '../trial';

const MAX_MS = 2000;
const MAX_MEGABYTES = 150;
const MAX_MEGABYTES_OF_FOUR = 300;
const PATH = '/api/product/bulkUpdate';

export const trial: Trial = {
  name: 'spreadsheet-bombs',
  what: 'uploads spreadsheets that are made to cost much, alone and four at once, while others work',
  async run() {
    const shop = await startSignedIn();
    const waits: number[] = [];
    const rows: TrialRow[] = [];
    let highest = 0;
    for (const [name, make] of Object.entries(spreadsheetBombs)) {
      const { row, ...seen } = await one(shop, name, make());
      rows.push(row);
      waits.push(...seen.waits);
    }
    const bombs = Object.entries(spreadsheetBombs);
    for (let at = 0; at < bombs.length; at += 4) {
      const four = bombs.slice(at, at + 4).map(([, make]) => make());
      const { megabytes, ...seen } = await shop.measure(() =>
        Promise.all(four.map((file) => statusOf(shop, file))),
      );
      waits.push(...seen.waits);
      highest = Math.max(highest, megabytes);
      rows.push({
        case: `four at once, from “${bombs[at]?.[0]}”`,
        measured: `${seen.result.join(' ')}, ${Math.round(seen.ms)} ms, +${Math.round(megabytes)} MB`,
        limit: `+${MAX_MEGABYTES_OF_FOUR} MB`,
        passed: megabytes <= MAX_MEGABYTES_OF_FOUR && seen.result.every(isExpected),
      });
    }
    await shop.close();
    return [...rows, waitOfOthers(waits)];
  },
};

async function one(shop: SignedIn, name: string, file: Uint8Array) {
  const { result, ms, waits, megabytes } = await shop.measure(() => statusOf(shop, file));
  const row = {
    case: name,
    measured: `${result}, ${Math.round(ms)} ms, +${Math.round(megabytes)} MB`,
    limit: `${MAX_MS} ms, +${MAX_MEGABYTES} MB`,
    passed: isExpected(result) && ms <= MAX_MS && megabytes <= MAX_MEGABYTES,
  };
  return { row, waits };
}

async function statusOf(shop: SignedIn, file: Uint8Array): Promise<number> {
  const answer = await shop.upload(PATH, file);
  await answer.arrayBuffer();
  return answer.status;
}

/** Whether a status is expected. Some files change nothing, which is valid. */
function isExpected(status: number): boolean {
  return status === 422 || status === 200;
}

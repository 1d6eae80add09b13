import { loadConfigs } from '../../../src/entities/check/load-configs';
import { startPostgres } from '../../setup/postgres';
import { startSignedIn } from '../files/signed-in';
import type { Trial, TrialRow } from '../trial';

const REQUESTS = 20_000;
/** Another seed makes other requests. */
const SEED = Number(process.env.SEED ?? 42);

const values: readonly unknown[] = [
  '',
  ' ',
  'x',
  'a\u0000b',
  '\ud800',
  '🏠',
  '1',
  '-1',
  '1e9',
  '99999999999',
  '../..',
  "' or 1=1",
  0,
  1,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  true,
  false,
  null,
  [],
  [[]],
  ['x'],
  [null],
  {},
  { toString: 1 },
  { length: -1 },
  { id: {} },
  'installer',
  'coupon',
  [[1, 1]],
  [[2 ** 53, null]],
  { city: 'Pune' },
  { constructor: [] },
  'x'.repeat(40_000),
];
const names = [
  'id',
  'version',
  'username',
  'password',
  'otp',
  'wpId',
  'catId',
  'wp',
  'name',
  'slug',
  'status',
  'review_images',
  'rate',
  'rating',
  'description',
  'installerId',
  'packed',
  'mobile',
  'aadhaarNo',
  'download',
  '__proto__',
  'constructor',
  'faqId',
  'amount',
  'validTill',
  'followIndex',
  'file',
  'entity',
  'rows',
  'values',
  'row',
  'change',
  'columns',
  'address',
  'isShared',
  'take',
];
/** Without the calls that could sign out the user who makes them. */
const CALLS = {
  '/api/accounts': ['fetch', 'add', 'auditLog'],
  '/api/studio': ['impact', 'publish', 'rows/installer'],
  '/api/uploads': ['article/articleImg', 'article/div1'],
  '/api/review': ['fetch', 'add', 'update', 'remove'],
  '/api/orders': ['fetch', 'update'],
  '/api/customCatalogue': ['fetch', 'update', 'updateMany', 'bulkUpdate'],
  '/api/selection': ['edit', 'remove', 'uses', 'export'],
  '/api/history': ['undo', 'preview', 'rollBack', 'report'],
  '/api/views': ['save', 'remove'],
  '/api/pdf': ['fetch', 'download'],
  '/invoices': ['downloadInvoice', 'downloadReceipt'],
};
const { configs } = await loadConfigs('entity-configs');
const paths = [
  ...configs.flatMap(({ endpoints: { download: _, ...calls } }) => Object.values(calls)),
  ...Object.entries(CALLS).flatMap(([path, calls]) => calls.map((call) => `${path}/${call}`)),
  '/api/history',
  '/api/views',
  '/api/encrypted-values',
  '/otpSent',
  '/api/user',
  '/api/%00',
  '/api/%zz',
  '/images/reviews/%00.jpg',
];

/** Routes with files, which take much longer. */
const files = [
  ...configs.map(({ endpoints }) => endpoints.download),
  '/api/customCatalogue/download',
  '/api/orders/syncorders',
];
const SHARE_OF_FILES = 0.005;

export const trial: Trial = {
  name: 'misused-routes',
  what: 'sends nonsense to routes of all kinds; nothing may be answered with 500',
  async run({ rounds = REQUESTS }) {
    const postgres = await startPostgres();
    const rows = [await misuse('SQLite', {}, rounds)];
    if (!postgres) return rows;
    rows.push(await misuse('PostgreSQL', { DATABASE_URL: postgres.url }, rounds));
    await postgres.stop();
    return rows;
  },
};

async function misuse(
  database: string,
  settings: Readonly<Record<string, string>>,
  rounds: number,
): Promise<TrialRow> {
  const shop = await startSignedIn(settings);
  const random = randomFrom(SEED);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  const failed = new Map<string, number>();
  const body = () => {
    if (random() < 0.1) return JSON.stringify(pick(values));
    const count = 1 + Math.floor(random() * 6);
    return JSON.stringify(
      Object.fromEntries(Array.from({ length: count }, () => [pick(names), pick(values)])),
    );
  };
  for (let round = 0; round < rounds; round += 1) {
    const path = pick(random() < SHARE_OF_FILES ? files : paths) ?? '';
    const sent = random() < 0.05 ? '{"a":' : body();
    const answer = await shop.send(path, sent, 'application/json');
    // Only the beginning of the body matters.
    await answer.body?.cancel();
    const isFault = answer.status >= 500 && answer.status !== 503;
    if (isFault) failed.set(`${answer.status} ${path} ${sent.slice(0, 200)}`, round);
  }
  await shop.close();
  for (const what of failed.keys()) console.log(what);
  return {
    case: `${rounds} requests, ${database}`,
    measured: `${failed.size} answered with an error of the server`,
    limit: '0',
    passed: failed.size === 0,
  };
}

/** Repeatable numbers from 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

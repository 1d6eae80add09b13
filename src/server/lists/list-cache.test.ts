import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomFrom } from '../../demo-shop/random';
import { entityConfig } from '../../entities/testing';
import { addLinks, readLinks, writeLinks } from '../catalogue-links/catalogue-links';
import { apply } from '../rows/apply';
import { removeRow, updateRow } from '../rows/change-row';
import { added } from '../rows/change-set';
import type { EntityRow } from '../rows/read-rows';
import { migrateEntityTables } from '../tables/migrate-entity-tables';
import { writeTo } from '../tables/transactions';
import { allRows, asha, openTestStore, type TestStore } from '../testing/test-store';
import { listCache, type ServedList } from './list-cache';
import { type ListPart, linksPart, objectParts, rowsPart } from './list-parts';

const thing = entityConfig({
  fields: [
    { name: 'name', type: 'text' },
    { name: 'rate', type: 'money' },
  ],
});
const show = ({ name, ...row }: EntityRow) =>
  name === 'hidden' ? undefined : { ...row, shown: name };
let store: TestStore;

beforeAll(async () => {
  store = await openTestStore(thing);
  await migrateEntityTables(store, [thing]);
});
afterAll(() => store.close());

const encodings = ['br', 'gzip', 'identity'] as const;

const kinds: Record<string, () => ListPart[]> = {
  'oldest first': () => [rowsPart(store, thing)],
  'newest first': () => [
    rowsPart(store, thing, { shown: { variant: 'shown', of: show }, order: 'desc' }),
  ],
  'of several': () =>
    objectParts<{ things: object[]; links: object[]; none: object[] }>({
      things: rowsPart(store, thing),
      links: linksPart(store),
      none: rowsPart(store, undefined),
    }),
};

/** The list as it would be without a cache. */
async function expected(kind: string): Promise<unknown> {
  const rows = await allRows(store, thing);
  if (kind === 'oldest first') return rows;
  if (kind === 'newest first') return rows.reverse().map(show).filter(Boolean);
  const links: object[] = [];
  for await (const page of readLinks(store.db))
    links.push(...page.map(({ catId, wpId }) => ({ catId, wpId })));
  return { things: rows, links, none: [] };
}

async function contents(list: ServedList): Promise<unknown[]> {
  const [br, gzip, plain] = await Promise.all(encodings.map((encoding) => list.body(encoding)));
  return [brotliDecompressSync(br ?? ''), gunzipSync(gzip ?? ''), plain ?? ''].map((text) =>
    JSON.parse(String(text)),
  );
}

/** Random changes. */
function writer(seed: number) {
  const { between, pick } = randomFrom(seed);
  const values = () => ({
    name: pick(['', 'hidden', 'Zoë ₹', 'x'.repeat(between(1, 40))]),
    rate: between(1, 9),
  });
  const add = (count: number) =>
    writeTo(store, thing, asha, (transaction) =>
      apply(transaction, { changes: Array.from({ length: count }, () => added(values())) }),
    );
  const some = async () => {
    const rows = await allRows(store, thing);
    return rows.length > 0 ? [pick(rows)] : [];
  };
  return [
    () => add(1),
    () => add(between(1, 400)),
    async () => {
      for (const { id } of await some()) await updateRow(store, thing, asha, { id, ...values() });
    },
    async () => {
      for (const { id } of await some()) await removeRow(store, thing, asha, { id });
    },
    async () => {
      const rows = (await allRows(store, thing)).slice(-between(1, 700));
      for (const { id } of rows.slice(0, 8)) await removeRow(store, thing, asha, { id });
    },
    () =>
      writeLinks(store, asha, (transaction) =>
        addLinks(transaction, [{ catId: `${between(1, 1e9)}`, wpId: 'W' }]),
      ),
  ].map((write) => ({ write, times: between(1, 3) }));
}

test.each([1, 2, 3])('lists equal what is stored after random changes (%i)', async (seed) => {
  const { pick, between } = randomFrom(seed);
  const lists = Object.entries(kinds).map(([kind, parts]) => {
    const cached = listCache(store);
    return { kind, current: () => cached(parts()) };
  });
  const writes = writer(seed);
  const clients = new Map<string, { version: string; rows: Map<number, { id: number }> }>();
  for (let round = 0; round < 12; round += 1) {
    for (let count = between(0, 3); count > 0; count -= 1) await pick(writes).write();
    for (const { kind, current } of lists) {
      const list = await current();
      const rows = await expected(kind);
      for (const content of await contents(list))
        expect(JSON.stringify(content)).toBe(JSON.stringify(rows));
      // What a browser has, kept up to date by changes alone.
      const client = clients.get(kind);
      if (list.version === undefined) continue;
      const changes = client && (await list.changesSince(client.version));
      const next = new Map(changes ? client.rows : byId(rows));
      for (const id of changes?.removed ?? []) next.delete(id);
      for (const row of changes?.changed ?? [])
        next.set(Number(row.id), { ...row, id: Number(row.id) });
      if (kind === 'oldest first')
        expect(JSON.stringify([...next.values()].sort(byNumber))).toBe(JSON.stringify(rows));
      clients.set(kind, { version: list.version, rows: next });
    }
  }
});

const byNumber = (one: { id: number }, other: { id: number }) => one.id - other.id;
const byId = (rows: unknown) => new Map((rows as readonly EntityRow[]).map((row) => [row.id, row]));

test('a list is compressed once for everyone who asks, until it changes', async () => {
  const { write } = writer(1)[0] ?? {};
  const current = () => listCache(store)([rowsPart(store, thing)]);
  await write?.();
  const lists = await Promise.all([current(), current(), current()]);
  const bodies = await Promise.all(lists.map((list) => list.body('br')));
  expect(new Set(bodies).size).toBe(1);
  expect(await (await current()).body('br')).toBe(bodies[0]);
  await write?.();
  expect(await (await current()).body('br')).not.toBe(bodies[0]);
});

test('the arrays in a list are masked independently of each other', async () => {
  const mask = ({ id }: EntityRow) => ({ id });
  const whole = rowsPart(store, thing);
  const masked = rowsPart(store, thing, { shown: { variant: 'masked', of: mask } });
  const both = (one: ListPart, other: ListPart) => objectParts<Both>({ one, other });
  for (const parts of [both(whole, masked), both(masked, whole)]) {
    const [list] = await contents(await listCache(store)(parts));
    const rows = await allRows(store, thing);
    const kept = rows.map(mask);
    expect(list).toEqual(
      parts[1] === whole ? { one: rows, other: kept } : { one: kept, other: rows },
    );
  }
});
interface Both {
  readonly one: object[];
  readonly other: object[];
}

import type { Kysely } from 'kysely';
import { isLink, type Link, linkKey, wpIdKey } from '../../entities/catalogue-link';
import { linkSheet } from '../../spreadsheet/link-sheet';
import type { Database } from '../database/tables';
import { inserterWithIds, type RestoreRows } from '../entities/restore-rows';
import { type Change, recordChanges } from '../entity-tables/change-log';
import {
  type Author,
  type EntityStore,
  type OpenTable,
  writeTo,
} from '../entity-tables/entity-store';
import { type RowRange, rowPages } from '../entity-tables/row-pages';

export type StoredLink = Link & { readonly id: number };

/** Links, by default all, the oldest first, page by page. */
export async function* readLinks(
  db: Kysely<Database>,
  range?: RowRange,
): AsyncGenerator<StoredLink[]> {
  for await (const page of rowPages(db, 'category_product', ['cat_id', 'wp_id'], range))
    yield page.map(({ id, cat_id, wp_id }) => ({ id, catId: String(cat_id), wpId: String(wp_id) }));
}

/** Runs `write` in a transaction with a lock on the links. */
export function writeLinks<Result>(
  store: EntityStore,
  author: Author | null,
  write: (open: OpenTable) => Promise<Result>,
): Promise<Result> {
  return writeTo(store, linkSheet, author, write);
}

export async function findLink({ db }: OpenTable, link: Link): Promise<StoredLink | undefined> {
  return (await sameLinks(db, [link])).get(linkKey(link));
}

/** Adds links that do not exist yet. Returns the ids of the entries in the history, as others do. */
export async function addLinks(open: OpenTable, links: readonly Link[]): Promise<number[]> {
  if (links.length === 0) return [];
  const added = await open.db
    .insertInto('category_product')
    .values(links.map(columnsOf))
    .returning(['id', 'cat_id', 'wp_id'])
    .execute();
  const changes = added.map(({ id, cat_id, wp_id }): Change => {
    const after = { wpId: wp_id, catId: cat_id };
    return { action: 'add', rowId: id, version: 1, before: null, after };
  });
  return await recordChanges(open, changes);
}

export async function removeLinks(
  open: OpenTable,
  links: readonly StoredLink[],
): Promise<number[]> {
  const ids = links.map(({ id }) => id);
  await open.db.deleteFrom('category_product').where('id', 'in', ids).execute();
  const changes = links.map(({ id, wpId, catId }): Change => {
    const before = { wpId, catId };
    return { action: 'remove', rowId: id, version: 2, before, after: null };
  });
  return await recordChanges(open, changes);
}

/** Returns a function that adds links that were removed, with their ids. */
export function linkRestorer(open: OpenTable): RestoreRows {
  const insert = inserterWithIds(open.db, 'category_product');
  return async (removed) => {
    const links = removed.flatMap(({ id, values }) => (isLink(values) ? { ...values, id } : []));
    await insert(links.map((link) => ({ id: link.id, ...columnsOf(link) })));
    const changes = links.map(({ id, wpId, catId }): Change => {
      return { action: 'add', rowId: id, version: 1, before: null, after: { wpId, catId } };
    });
    await recordChanges(open, changes);
    return links.map((link) => ({ ...link, version: 1 }));
  };
}

/** The links between the same wallpapers and categories that exist now, perhaps with other ids. */
export async function sameLinks(
  db: Kysely<Database>,
  links: readonly Link[],
): Promise<ReadonlyMap<string, StoredLink>> {
  // PostgreSQL refuses an empty list.
  if (links.length === 0) return new Map();
  const keys = [...new Set(links.map(({ wpId }) => wpIdKey(wpId)))];
  const found = await db
    .selectFrom('category_product')
    .select(['id', 'cat_id', 'wp_id'])
    .where('wp_key', 'in', keys)
    .execute();
  const stored = found.map(({ id, cat_id, wp_id }) => ({ id, catId: cat_id, wpId: wp_id }));
  return new Map(stored.map((link) => [linkKey(link), link]));
}

function columnsOf({ catId, wpId }: Link) {
  return { cat_id: catId, wp_id: wpId, wp_key: wpIdKey(wpId) };
}

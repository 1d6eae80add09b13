import type { Kysely } from 'kysely';
import { isLink, type Link, linkKey, wpIdKey } from '../../entities/catalogue-link';
import { linkConfig } from '../../entities/link-config';
import type { Database } from '../database/tables';
import { HttpError } from '../http/errors';
import { apply } from '../rows/apply';
import { type Add, added, removed } from '../rows/change-set';
import type { TableWriter } from '../rows/table-writer';
import { writeTexts as texts } from '../rows/texts';
import type { Author, EntityStore, EntityTransaction } from '../tables/entity-store';
import { rowPages, type StoredRow } from '../tables/row-pages';
import { writeTo } from '../tables/transactions';

export type StoredLink = Link & { readonly id: number };

/** Reads all links, or those with these ids, page by page, the oldest first. */
export async function* readLinks(
  db: Kysely<Database>,
  ids?: readonly number[],
): AsyncGenerator<StoredLink[]> {
  for await (const page of rowPages(db, 'category_product', ['cat_id', 'wp_id'], ids))
    yield page.map(storedLink);
}

/** Runs `write` in a transaction with a lock on the links. */
export function writeLinks<Result>(
  store: EntityStore,
  author: Author | null,
  write: (transaction: EntityTransaction) => Promise<Result>,
): Promise<Result> {
  return writeTo(store, linkConfig, author, write);
}

export async function findLink(
  { db }: EntityTransaction,
  link: Link,
): Promise<StoredLink | undefined> {
  return (await sameLinks(db, [link])).get(linkKey(link));
}

/** The links of all wallpapers in a category. */
export async function linksIn(
  { db }: EntityTransaction,
  catId: string,
): Promise<readonly StoredLink[]> {
  const found = await db
    .selectFrom('category_product')
    .select(STORED)
    .where('cat_id', '=', catId)
    .execute();
  return found.map(storedLink);
}

/** Adds links, none of which may exist yet. */
export function addLinks(
  transaction: EntityTransaction,
  links: readonly Link[],
): ReturnType<typeof apply> {
  const changes = links.map(({ wpId, catId }) => added({ wpId, catId }));
  return apply(transaction, { changes }, { writer: linkWriter });
}

export function removeLink(
  transaction: EntityTransaction,
  { id, wpId, catId }: StoredLink,
): ReturnType<typeof apply> {
  return apply(
    transaction,
    { changes: [removed({ id, version: LINK_VERSION, wpId, catId })] },
    { writer: linkWriter },
  );
}

/** Links are added and removed, but never updated. */
export const LINK_VERSION = 1;

export function linkWriter({ db, statementsOf }: EntityTransaction): TableWriter {
  const { insert } = statementsOf('category_product');
  return {
    async insert(adds) {
      const newIds = await insert(db, adds.map(columnsOf));
      return adds.map(({ id }, index) => id ?? newIds[index] ?? 0);
    },
    update() {
      throw new Error('Links are not updated.');
    },
    async remove(removals) {
      const ids = removals.map(({ id }) => id);
      const query = db.deleteFrom('category_product').where('id', 'in', ids);
      const { numDeletedRows } = await query.executeTakeFirstOrThrow();
      if (Number(numDeletedRows) !== ids.length)
        throw new HttpError(409, texts.conflict(linkConfig));
    },
  };
}

/** The current links between the same wallpapers and categories, perhaps with other ids. */
export async function sameLinks(
  db: Kysely<Database>,
  links: readonly Link[],
): Promise<ReadonlyMap<string, StoredLink>> {
  // PostgreSQL rejects an empty list.
  if (links.length === 0) return new Map();
  const keys = [...new Set(links.map(({ wpId }) => wpIdKey(wpId)))];
  const found = await db
    .selectFrom('category_product')
    .select(STORED)
    .where('wp_key', 'in', keys)
    .execute();
  return new Map(found.map(storedLink).map((link) => [linkKey(link), link]));
}

const STORED = ['id', 'cat_id', 'wp_id'] as const;

const storedLink = ({ id, cat_id, wp_id }: StoredRow): StoredLink => ({
  id,
  catId: String(cat_id),
  wpId: String(wp_id),
});

function columnsOf({ id, after }: Add) {
  if (!isLink(after)) throw new Error('This is not a link.');
  const columns = { cat_id: after.catId, wp_id: after.wpId, wp_key: wpIdKey(after.wpId) };
  return id === undefined ? columns : { ...columns, id };
}

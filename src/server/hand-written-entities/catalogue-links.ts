import type { Kysely } from 'kysely';
import { type Link, wpIdKey } from '../../entities/catalogue-link';
import { linkSheet } from '../../spreadsheet/link-sheet';
import type { Database } from '../database/tables';
import { appendChange, appendChanges } from '../entity-tables/change-log';
import {
  type Author,
  type EntityStore,
  type OpenStore,
  writeTo,
} from '../entity-tables/entity-store';
import { reviseList } from '../entity-tables/list-revision';

const PAGE = 2000;

interface StoredLink extends Link {
  readonly id: number;
}

/** All links, the oldest first, page by page. */
export async function* readLinks(db: Kysely<Database>): AsyncGenerator<Link[]> {
  let last = 0;
  for (;;) {
    const page = await db
      .selectFrom('category_product')
      .select(['id', 'cat_id', 'wp_id'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    if (page.length > 0) yield page.map(({ cat_id, wp_id }) => ({ catId: cat_id, wpId: wp_id }));
    if (page.length < PAGE) return;
    last = page.at(-1)?.id ?? last;
  }
}

/** Runs `write` while nobody else changes the links. */
export function writeLinks<Result>(
  store: EntityStore,
  write: (open: OpenStore) => Promise<Result>,
): Promise<Result> {
  return writeTo(store, linkSheet.name, write);
}

export async function findLink(
  { trx }: OpenStore,
  { catId, wpId }: Link,
): Promise<StoredLink | undefined> {
  const found = await trx
    .selectFrom('category_product')
    .select(['id', 'wp_id'])
    .where('cat_id', '=', catId)
    .where('wp_key', '=', wpIdKey(wpId))
    .executeTakeFirst();
  return found && { id: found.id, catId, wpId: found.wp_id };
}

/** Adds links that are not there yet, and writes each down. */
export async function addLinks(
  open: OpenStore,
  author: Author | null,
  links: readonly Link[],
): Promise<void> {
  if (links.length === 0) return;
  const added = await open.trx
    .insertInto('category_product')
    .values(links.map(({ catId, wpId }) => ({ cat_id: catId, wp_id: wpId, wp_key: wpIdKey(wpId) })))
    .returning(['id', 'cat_id', 'wp_id'])
    .execute();
  const changes = added.map(({ id, cat_id, wp_id }) => ({
    ...{ action: 'add' as const, rowId: id, version: 1 },
    ...{ before: null, after: { wpId: wp_id, catId: cat_id } },
  }));
  await appendChanges(open, linkSheet, author, new Date().toISOString(), changes);
  await reviseList(open.trx, linkSheet.name);
}

export async function removeLink(
  open: OpenStore,
  author: Author,
  { id, wpId, catId }: StoredLink,
): Promise<void> {
  await open.trx.deleteFrom('category_product').where('id', '=', id).execute();
  const change = { action: 'remove', rowId: id, version: 2 } as const;
  await appendChange(open, linkSheet, author, new Date().toISOString(), {
    ...change,
    before: { wpId, catId },
    after: null,
  });
  await reviseList(open.trx, linkSheet.name);
}

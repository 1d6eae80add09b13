import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import { isRecord } from '../../common/is-record';
import { inShop, SHOP_ZONE } from '../../common/shop-time';
import { type AuditPage, auditKinds, type auditQuery } from '../../entities/wire/audit';
import { isOnDay } from '../database/on-day';
import type { Database } from '../database/tables';

/** What a line can be: an entry of the audit log, or a change to data. */
export const lineKinds: readonly string[] = [...auditKinds, 'add', 'update', 'remove', 'import'];

export interface AuditFilter {
  /** Who did it, or whose account it was done to, regardless of case. */
  readonly person?: string | undefined;
  /** In the shop's time, as `YYYY-MM-DD`. */
  readonly day?: string | undefined;
  /** One of `lineKinds`. */
  readonly kind?: string | undefined;
}

type Line = Readonly<Record<string, unknown>> & { readonly at: string };

const PAGE = 1000;
/** How many entries the screen shows per page. */
const SHOWN = 50;

/** Merges the audit log and the changes to data, ordered by time. Leaves out the values of rows. */
export async function* readAudit(db: Kysely<Database>, filter: AuditFilter): AsyncGenerator<Line> {
  const changes = changeLines(db, filter);
  let change = await changes.next();
  for await (const line of auditLines(db, filter)) {
    for (; !change.done && change.value.at < line.at; change = await changes.next())
      yield withShopTime(change.value);
    yield withShopTime(line);
  }
  for (; !change.done; change = await changes.next()) yield withShopTime(change.value);
}

/** A page of the audit log, newest first. */
export async function readAuditPage(
  db: Kysely<Database>,
  { from, ...filter }: z.output<typeof auditQuery>,
): Promise<Omit<AuditPage, 'people'>> {
  const newest = auditEntries(db, filter)
    .orderBy('id', 'desc')
    .limit(SHOWN + 1);
  const found = await (from === undefined ? newest : newest.where('id', '<=', from)).execute();
  const entries = found.slice(0, SHOWN).map(({ id, at, username, details, ...entry }) => ({
    id,
    at,
    kind: entry.kind,
    who: username,
    subject: entry.subject,
    address: entry.address,
    details: JSON.parse(details ?? '{}'),
  }));
  return { entries, next: found[SHOWN]?.id ?? null, kinds: auditKinds };
}

function auditEntries(db: Kysely<Database>, { person, day, kind }: AuditFilter) {
  let entries = db.selectFrom('audit').selectAll();
  if (person !== undefined)
    entries = entries.where(
      sql<boolean>`${person.toLowerCase()} in (lower(username), lower(subject))`,
    );
  if (day !== undefined) entries = entries.where(isOnDay(day));
  if (kind !== undefined) entries = entries.where(sql<string>`kind`, '=', kind);
  return entries;
}

function changes(db: Kysely<Database>, { person, day, kind }: AuditFilter) {
  let entries = db.selectFrom('change').selectAll();
  if (person !== undefined)
    entries = entries.where(sql<string>`lower(username)`, '=', person.toLowerCase());
  if (day !== undefined) entries = entries.where(isOnDay(day));
  if (kind !== undefined) entries = entries.where(sql<string>`action`, '=', kind);
  return entries;
}

async function* auditLines(db: Kysely<Database>, filter: AuditFilter): AsyncGenerator<Line> {
  for await (const row of oldestFirst(auditEntries(db, filter))) {
    const { at, kind, username, address, request_id, details } = row;
    const subject = row.subject ?? undefined;
    const origin = { address: address ?? undefined, request: request_id ?? undefined };
    yield { at, kind, person: username, subject, ...origin, ...JSON.parse(details ?? '{}') };
  }
}

async function* changeLines(db: Kysely<Database>, filter: AuditFilter): AsyncGenerator<Line> {
  for await (const row of oldestFirst(changes(db, filter))) {
    const { at, action, username, entity, row_id, version, after } = row;
    const values: unknown = JSON.parse(after ?? 'null');
    const fields = isRecord(values) ? Object.keys(values) : undefined;
    yield { at, kind: action, person: username, subject: entity, row: row_id, version, fields };
  }
}

/** Reads entries page by page. */
async function* oldestFirst<Table extends 'audit' | 'change', Row extends { readonly id: number }>(
  all: SelectQueryBuilder<Database, Table, Row>,
): AsyncGenerator<Row> {
  const id = sql<number>`id`;
  const pages = all.orderBy(id).limit(PAGE);
  for (let last = 0; ; ) {
    const page = await pages.where(id, '>', last).execute();
    yield* page;
    if (page.length < PAGE) return;
    last = page.at(-1)?.id ?? last;
  }
}

function withShopTime(line: Line): Line {
  return { ...line, at: inShop(Date.parse(line.at)) + SHOP_ZONE };
}

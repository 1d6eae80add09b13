import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import { isRecord } from '../../common/is-record';
import type { AuditPage, auditQuery } from '../../entities/wire/accounts';
import type { Database } from '../database/tables';
import { iso, rangeOfDay, SHOP_OFFSET } from '../http/clock';
import { auditKinds } from './audit-log';

export interface AuditFilter {
  /** Who did it, or whose account it was done to; in any case. */
  readonly person?: string | undefined;
  /** In the shop's time, as `YYYY-MM-DD`. */
  readonly day?: string | undefined;
  /** One of `auditKinds`, or `add`, `update` or `remove`. */
  readonly kind?: string | undefined;
}

type Line = Readonly<Record<string, unknown>> & { readonly at: string };

const PAGE = 1000;
/** How many entries a page has that people read. */
const SHOWN = 50;

/** The audit log and the changes of data, as one list by time. Values of rows are not in it. */
export async function* readAudit(db: Kysely<Database>, filter: AuditFilter): AsyncGenerator<Line> {
  const changes = changeLines(db, filter);
  let change = await changes.next();
  for await (const line of auditLines(db, filter)) {
    for (; !change.done && change.value.at < line.at; change = await changes.next())
      yield inShop(change.value);
    yield inShop(line);
  }
  for (; !change.done; change = await changes.next()) yield inShop(change.value);
}

/** A page of the audit log, newest first. */
export async function readAuditPage(
  db: Kysely<Database>,
  { person, day, kind, from }: z.output<typeof auditQuery>,
): Promise<Omit<AuditPage, 'people'>> {
  const name = person?.toLowerCase();
  const range = day === undefined ? undefined : rangeOfDay(day);
  const found = await db
    .selectFrom('audit')
    .selectAll()
    .$if(kind !== undefined, (all) => all.where(sql<string>`kind`, '=', kind ?? ''))
    .$if(range !== undefined, (all) =>
      all.where('at', '>=', range?.from ?? '').where('at', '<', range?.to ?? ''),
    )
    .$if(from !== undefined, (all) => all.where('id', '<=', from ?? 0))
    .$if(name !== undefined, (all) =>
      all.where((is) => is(sql`lower(username)`, '=', name).or(sql`lower(subject)`, '=', name)),
    )
    .orderBy('id', 'desc')
    .limit(SHOWN + 1)
    .execute();
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

async function* auditLines(db: Kysely<Database>, filter: AuditFilter): AsyncGenerator<Line> {
  let all = db.selectFrom('audit').selectAll();
  if (filter.kind !== undefined) all = all.where('kind', '=', filter.kind);
  for await (const row of rowsOf(all, filter)) {
    const { at, kind, username, address, request_id, details } = row;
    const subject = row.subject ?? undefined;
    if (!concerns(filter, username, row.subject)) continue;
    const origin = { address: address ?? undefined, request: request_id ?? undefined };
    yield { at, kind, person: username, subject, ...origin, ...JSON.parse(details ?? '{}') };
  }
}

async function* changeLines(db: Kysely<Database>, filter: AuditFilter): AsyncGenerator<Line> {
  for await (const row of rowsOf(db.selectFrom('change').selectAll(), filter)) {
    const { at, action, username, entity, row_id, version, after } = row;
    const isWanted = filter.kind === undefined || filter.kind === action;
    if (!isWanted || !concerns(filter, username)) continue;
    const values: unknown = JSON.parse(after ?? 'null');
    const fields = isRecord(values) ? Object.keys(values) : undefined;
    yield { at, kind: action, person: username, subject: entity, row: row_id, version, fields };
  }
}

/** The rows of the filter's day, oldest first. */
async function* rowsOf<Table extends 'audit' | 'change', Row extends { readonly id: number }>(
  all: SelectQueryBuilder<Database, Table, Row>,
  filter: AuditFilter,
): AsyncGenerator<Row> {
  const { from, to } = filter.day ? rangeOfDay(filter.day) : { from: '', to: '~' };
  const [id, at] = [sql<number>`id`, sql<string>`at`];
  const inRange = all.where(at, '>=', from).where(at, '<', to).orderBy(id).limit(PAGE);
  for (let last = 0; ; ) {
    const page = await inRange.where(id, '>', last).execute();
    yield* page;
    if (page.length < PAGE) return;
    last = page.at(-1)?.id ?? last;
  }
}

function concerns({ person }: AuditFilter, ...names: readonly (string | null)[]): boolean {
  return person === undefined || names.some((name) => name?.toLowerCase() === person.toLowerCase());
}

function inShop(line: Line): Line {
  return { ...line, at: iso(Date.parse(line.at) + SHOP_OFFSET).replace('Z', '+05:30') };
}

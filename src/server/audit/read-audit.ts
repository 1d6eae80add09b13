import type { Kysely } from 'kysely';
import { isRecord } from '../../common/is-record';
import type { Database } from '../database/tables';
import { day as dayMs, hour, iso } from '../http/clock';

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
/** India's, all year. */
const SHOP_OFFSET = 5.5 * hour;

/** The audit log and the changes of data, as one list by time. Values of rows are not in it. */
export async function* readAudit(db: Kysely<Database>, filter: AuditFilter): AsyncGenerator<Line> {
  const sources = [auditLines(db, filter), changeLines(db, filter)];
  const next = await Promise.all(sources.map((source) => source.next()));
  for (;;) {
    const open = next.flatMap(({ done, value }, index) => (done ? [] : [{ index, line: value }]));
    if (open.length === 0) return;
    const first = open.reduce((a, b) => (b.line.at < a.line.at ? b : a));
    yield { ...first.line, at: inShop(first.line.at) };
    const source = sources[first.index];
    if (source) next[first.index] = await source.next();
  }
}

async function* auditLines(
  db: Kysely<Database>,
  filter: AuditFilter,
): AsyncGenerator<Line, undefined> {
  const { from, to } = rangeOf(filter);
  let all = db.selectFrom('audit').selectAll().orderBy('id').limit(PAGE);
  all = all.where('at', '>=', from).where('at', '<', to);
  if (filter.kind !== undefined) all = all.where('kind', '=', filter.kind);
  for (let last = 0; ; ) {
    const page = await all.where('id', '>', last).execute();
    for (const { at, kind, username, subject, address, request_id, details } of page) {
      if (!concerns(filter, username, subject)) continue;
      const request = request_id ?? undefined;
      const line = { at, kind, person: username, subject: subject ?? undefined };
      yield { ...line, address: address ?? undefined, request, ...JSON.parse(details ?? '{}') };
    }
    if (page.length < PAGE) return undefined;
    last = page.at(-1)?.id ?? last;
  }
}

async function* changeLines(
  db: Kysely<Database>,
  filter: AuditFilter,
): AsyncGenerator<Line, undefined> {
  const { from, to } = rangeOf(filter);
  let all = db.selectFrom('change').selectAll().orderBy('id').limit(PAGE);
  all = all.where('at', '>=', from).where('at', '<', to);
  for (let last = 0; ; ) {
    const page = await all.where('id', '>', last).execute();
    for (const { at, action, username, entity, row_id, version, after } of page) {
      const isWanted = filter.kind === undefined || filter.kind === action;
      if (!isWanted || !concerns(filter, username, null)) continue;
      const values: unknown = JSON.parse(after ?? 'null');
      const fields = isRecord(values) ? Object.keys(values) : undefined;
      yield { at, kind: action, person: username, subject: entity, row: row_id, version, fields };
    }
    if (page.length < PAGE) return undefined;
    last = page.at(-1)?.id ?? last;
  }
}

function concerns({ person }: AuditFilter, ...names: readonly (string | null)[]): boolean {
  return person === undefined || names.some((name) => name?.toLowerCase() === person.toLowerCase());
}

/** The moments of the filter's day. */
function rangeOf({ day }: AuditFilter) {
  if (day === undefined) return { from: '', to: '~' };
  const start = Date.parse(`${day}T00:00:00Z`) - SHOP_OFFSET;
  return { from: iso(start), to: iso(start + dayMs) };
}

const inShop = (at: string) => iso(Date.parse(at) + SHOP_OFFSET).replace('Z', '+05:30');

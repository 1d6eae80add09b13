import type { ChangeTable } from '../database/tables';
import type { Sealer } from '../secrets/sealer';
import type { OpenTable } from './entity-store';
import { isSealed } from './field-column';

/** Canonical values by field. */
export type Values = Readonly<Record<string, unknown>>;

export interface Change {
  readonly action: ChangeTable['action'];
  readonly rowId: number;
  /** The row's version after the change. */
  readonly version: number;
  /** All fields; for an update only the changed ones. */
  readonly before: Values | null;
  readonly after: Values | null;
}

/** Adds changes to the history, and marks the list as changed. Returns the ids of the entries. */
export async function recordChanges(
  { db, sealer, config, author, at, markChanged }: OpenTable,
  changes: readonly Change[],
): Promise<number[]> {
  const sealed = new Set(config.fields.filter(isSealed).map(({ name }) => name));
  const entries = changes.map(({ action, rowId, version, before, after }) => ({
    at,
    account_id: author?.id ?? null,
    username: author?.username ?? null,
    entity: config.name,
    row_id: rowId,
    action,
    before: historyText(before, sealed, sealer),
    after: historyText(after, sealed, sealer),
    version,
  }));
  const added = await db.insertInto('change').values(entries).returning('id').execute();
  const ids = added.map(({ id }) => id);
  markChanged({ id: Math.max(...ids), at });
  return ids;
}

/** Reads the `before` or `after` of a history entry. */
export function readHistory(text: string, sealer: Sealer): Values {
  return mapValues(JSON.parse(text), (_, value) =>
    isSealedValue(value) ? JSON.parse(sealer.open(value.sealed)) : value,
  );
}

/** Seals the plain values of a field in the history, from before its type became a sealed one. */
export async function sealHistory({ db, sealer, config }: OpenTable, field: string): Promise<void> {
  const changes = await db
    .selectFrom('change')
    .select(['id', 'before', 'after'])
    .where('entity', '=', config.name)
    .execute();
  const seal = (text: string | null) =>
    historyText(text === null ? null : JSON.parse(text), new Set([field]), sealer);
  for (const { id, before, after } of changes) {
    await db
      .updateTable('change')
      .set({ before: seal(before), after: seal(after) })
      .where('id', '=', id)
      .execute();
  }
}

/** A sealed value in the history's JSON, recognisable whatever type its field gets later. */
interface SealedValue {
  readonly sealed: string;
}

function historyText(
  values: Values | null,
  sealed: ReadonlySet<string>,
  sealer: Sealer,
): string | null {
  if (values === null) return null;
  const seal = (value: unknown): SealedValue => ({ sealed: sealer.seal(JSON.stringify(value)) });
  return JSON.stringify(
    mapValues(values, (name, value) =>
      sealed.has(name) && value !== null && !isSealedValue(value) ? seal(value) : value,
    ),
  );
}

function mapValues(values: Values, map: (name: string, value: unknown) => unknown): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, map(name, value)]),
  );
}

function isSealedValue(value: unknown): value is SealedValue {
  return typeof value === 'object' && value !== null && 'sealed' in value;
}

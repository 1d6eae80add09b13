import { type Insertable, sql } from 'kysely';
import { rowStatements } from '../database/row-statements';
import type { ChangeTable } from '../database/tables';
import { placeOf, type Sealer } from '../secrets/sealer';
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
  open: OpenTable,
  changes: readonly Change[],
): Promise<number[]> {
  const entries = changes.map(entryWriter(open));
  const added = await open.db.insertInto('change').values(entries).returning('id').execute();
  const ids = added.map(({ id }) => id);
  open.markChanged({ id: Math.max(...ids), at: open.at });
  return ids;
}

const columns = [
  ...(['at', 'account_id', 'username', 'entity', 'row_id'] as const),
  ...(['action', 'before', 'after', 'version'] as const),
];

/** Returns a function that does the same for many batches of changes, whose ids are not needed. */
export function historyWriter(open: OpenTable): (changes: readonly Change[]) => Promise<void> {
  const { db, config, at, markChanged } = open;
  const write = entryWriter(open);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const insert = rowStatements(db, (rows) => sql`insert into change (${names}) values ${rows}`);
  return async (changes) => {
    await insert(changes.map(write).map((entry) => columns.map((column) => entry[column])));
    const { id } = await db
      .selectFrom('change')
      .select('id')
      // The index on `entity` would find all entries, and the last one only then.
      .where(sql<string>`entity || ''`, '=', config.name)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    markChanged({ id, at });
  };
}

/** Returns a function that turns a change into an entry of the history. */
function entryWriter({ sealer, config, author, at }: OpenTable) {
  const sealed = new Set(config.fields.filter(isSealed).map(({ name }) => name));
  return ({ action, rowId, version, before, after }: Change): Insertable<ChangeTable> => ({
    at,
    account_id: author?.id ?? null,
    username: author?.username ?? null,
    entity: config.name,
    row_id: rowId,
    action,
    before: writeHistory(before, sealed, sealer, { entity: config.name, rowId }),
    after: writeHistory(after, sealed, sealer, { entity: config.name, rowId }),
    version,
  });
}

/** Whose history it is. */
export interface RowPlace {
  readonly entity: string;
  readonly rowId: number;
}

/** Reads the `before` or `after` of a history entry. */
export function readHistory(
  text: string,
  sealer: Sealer,
  { entity, rowId }: RowPlace,
  onSealed: (field: string) => void = () => {},
): Values {
  return mapValues(JSON.parse(text), (name, value) => {
    if (!isSealedValue(value)) return value;
    onSealed(name);
    return JSON.parse(sealer.open(value.sealed, placeOf(entity, name, rowId)));
  });
}

/** Seals the plain values of a field in the history, from before its type became a sealed one. */
export async function sealHistory({ db, sealer, config }: OpenTable, field: string): Promise<void> {
  const changes = await db
    .selectFrom('change')
    .select(['id', 'row_id', 'before', 'after'])
    .where('entity', '=', config.name)
    .execute();
  const seal = (text: string | null, rowId: number) => {
    const place = { entity: config.name, rowId };
    return writeHistory(text === null ? null : JSON.parse(text), new Set([field]), sealer, place);
  };
  for (const { id, row_id, before, after } of changes) {
    await db
      .updateTable('change')
      .set({ before: seal(before, row_id), after: seal(after, row_id) })
      .where('id', '=', id)
      .execute();
  }
}

/** A sealed value in the history's JSON, recognisable whatever type its field gets later. */
interface SealedValue {
  readonly sealed: string;
}

/** The `before` or `after` of an entry. */
export function writeHistory(
  values: Values | null,
  sealed: ReadonlySet<string>,
  sealer: Sealer,
  { entity, rowId }: RowPlace,
): string | null {
  if (values === null) return null;
  if (sealed.size === 0) return JSON.stringify(values);
  const seal = (name: string, value: unknown): SealedValue => ({
    sealed: sealer.seal(JSON.stringify(value), placeOf(entity, name, rowId)),
  });
  return JSON.stringify(
    mapValues(values, (name, value) =>
      sealed.has(name) && value !== null && !isSealedValue(value) ? seal(name, value) : value,
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

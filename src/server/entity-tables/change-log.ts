import type { Insertable } from 'kysely';
import type { EntityConfig } from '../../entities/entity-config';
import type { ChangeTable, Timestamp } from '../database/tables';
import type { Sealer } from '../secrets/sealer';
import type { Author, OpenStore } from './entity-store';
import { isSealed } from './field-column';

/** Values by field, canonical. */
export type Values = Readonly<Record<string, unknown>>;

export interface Change {
  readonly action: ChangeTable['action'];
  readonly rowId: number;
  /** The row's version after the change. */
  readonly version: number;
  /** All fields; of an update only those that it changed. */
  readonly before: Values | null;
  readonly after: Values | null;
}

/** Appends to the history. Gives back the entry's id. */
export async function appendChange(
  open: OpenStore,
  config: EntityConfig,
  author: Author | null,
  at: Timestamp,
  change: Change,
): Promise<number> {
  const { id } = await open.trx
    .insertInto('change')
    .values(changeEntry(open.sealer, config, author, at)(change))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Appends changes of many rows that were made at once. */
export async function appendChanges(
  open: OpenStore,
  config: EntityConfig,
  author: Author | null,
  at: Timestamp,
  changes: readonly Change[],
): Promise<void> {
  const entry = changeEntry(open.sealer, config, author, at);
  await open.trx.insertInto('change').values(changes.map(entry)).execute();
}

function changeEntry(
  sealer: Sealer,
  config: EntityConfig,
  author: Author | null,
  at: Timestamp,
): (change: Change) => Insertable<ChangeTable> {
  const sealed = new Set(config.fields.filter(isSealed).map(({ name }) => name));
  return (change) => ({
    at,
    account_id: author?.id ?? null,
    username: author?.username ?? null,
    entity: config.name,
    row_id: change.rowId,
    action: change.action,
    before: historyText(change.before, sealed, sealer),
    after: historyText(change.after, sealed, sealer),
    version: change.version,
  });
}

/** The values that `before` or `after` of a history entry tells of. */
export function readHistory(text: string, sealer: Sealer): Values {
  return mapValues(JSON.parse(text), (_, value) =>
    isSealedValue(value) ? JSON.parse(sealer.open(value.sealed)) : value,
  );
}

/** Seals what the history holds of a field in clear, from when its type was not a sealed one. */
export async function sealHistory(
  { trx, sealer }: OpenStore,
  entity: string,
  field: string,
): Promise<void> {
  const changes = await trx
    .selectFrom('change')
    .select(['id', 'before', 'after'])
    .where('entity', '=', entity)
    .execute();
  const seal = (text: string | null) =>
    text === null ? null : historyText(JSON.parse(text), new Set([field]), sealer);
  for (const { id, before, after } of changes) {
    await trx
      .updateTable('change')
      .set({ before: seal(before), after: seal(after) })
      .where('id', '=', id)
      .execute();
  }
}

/** A sealed value in the history's JSON: it says so itself, whatever type its field gets later. */
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

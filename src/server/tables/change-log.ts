import { setImmediate } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import { storedJson } from '../database/stored-json';
import type { ChangeTable } from '../database/tables';
import { type Cipher, placeOf } from '../secrets/cipher';
import type { EntityStore, EntityTransaction } from './entity-store';
import { isEncrypted } from './field-column';

/** Canonical values by field. */
export type Values = Readonly<Record<string, unknown>>;

/** A change to a row, as it is recorded. */
export interface NewEntry {
  readonly action: ChangeTable['action'];
  readonly rowId: number;
  /** The row's version after the change. */
  readonly version: number;
  /** All fields; for an update only the changed ones. */
  readonly before: Values | null;
  readonly after: Values | null;
}

/** An entry of the history, as it is stored. */
export type Entry = Selectable<ChangeTable>;

/** Few enough for one statement that changes their rows. */
const PAGE = 250;

/** Where a change comes from. */
interface Origin {
  /** The entry of its batch. */
  readonly batchId?: number | undefined;
  /** The entry that it undoes. */
  readonly undoes?: number | undefined;
}

/** Adds changes to the history, and marks the list as changed. Returns the ids of the entries. */
export async function recordChanges(
  transaction: EntityTransaction,
  changes: readonly NewEntry[],
  origin: Origin,
): Promise<number[]> {
  const ids = await insertEntries(transaction, changes, origin);
  transaction.markChanged({ id: Math.max(...ids), at: transaction.at });
  return ids;
}

/** What the history says about a batch as a whole. */
export interface BatchSummary {
  /** The name of the file, or what was done. Empty for a rollback. */
  readonly file: string;
  /** How many rows were `updated`, `unchanged` and so on. */
  readonly counts: Readonly<Record<string, number>>;
}

/**
 * The summary of a batch is the `after` of its entry, under a key that no field can have. The database and the
 * responses call a batch an import.
 */
const SUMMARY = '$import';

/**
 * Adds a batch to the history, whose updates change the `fields`. Returns the id of its entry, to which its changes
 * belong.
 */
export async function recordBatch(
  transaction: EntityTransaction,
  summary: BatchSummary,
  undoes?: number,
  fields: readonly string[] = [],
): Promise<number> {
  const after = { [SUMMARY]: summary };
  const entry = { action: 'import', rowId: 0, version: 0, before: null, after } as const;
  const [id = 0] = await insertEntries(transaction, [entry], { undoes });
  if (fields.length > 0) {
    const changed = fields.map((field) => ({ import_id: id, field }));
    await transaction.db.insertInto('import_field').values(changed).execute();
  }
  // Anyone else who is about to undo the change must notice, even if no row changes.
  if (undoes !== undefined) transaction.markChanged({ id, at: transaction.at });
  return id;
}

export function readBatch(after: string | null): BatchSummary {
  const { [SUMMARY]: summary }: { [SUMMARY]?: BatchSummary } = JSON.parse(after ?? '{}');
  return summary ?? { file: '', counts: {} };
}

async function insertEntries(
  { db, cipher, config, author, at, statementsOf }: EntityTransaction,
  changes: readonly NewEntry[],
  { batchId, undoes }: Origin,
): Promise<number[]> {
  // What was undone can be added again by the same request.
  if (undoes !== undefined)
    await db.deleteFrom('idempotency_key').where('change_id', '=', undoes).execute();
  const encrypted = new Set(config.fields.filter(isEncrypted).map(({ name }) => name));
  const write = (values: Values | null, rowId: number) =>
    writeHistory(values, encrypted, cipher, { entity: config.name, rowId });
  const entries = changes.map(({ action, rowId, version, before, after }) => ({
    at,
    account_id: author?.id ?? null,
    username: author?.username ?? null,
    entity: config.name,
    row_id: rowId,
    action,
    before: write(before, rowId),
    after: write(after, rowId),
    version,
    way: author && (author.way ?? 'form'),
    import_id: batchId ?? null,
    undoes: undoes ?? null,
  }));
  return await statementsOf('change').insert(db, entries);
}

/** Entries of the history, the oldest first, page by page. Other work can run between the pages. */
export async function* historyPages(
  { db }: Pick<EntityStore, 'db'>,
  of: Partial<Pick<Entry, 'entity' | 'import_id' | 'action'>> = {},
  after = 0,
): AsyncGenerator<Entry[]> {
  const all = db.selectFrom('change').selectAll().orderBy('id').limit(PAGE);
  const entries = all.where((is) => is.and(of));
  for (let last = after; ; ) {
    const page = await entries.where('id', '>', last).execute();
    yield page;
    if (page.length < PAGE) return;
    last = page.at(-1)?.id ?? last;
    // SQLite's driver is synchronous: let other work run.
    await setImmediate();
  }
}

/** Replaces the texts of values in the history by what `change` returns. */
export async function rewriteHistory(
  store: Pick<EntityStore, 'db'>,
  of: { readonly entity?: string },
  change: (text: string, place: RowPlace) => string | null,
): Promise<void> {
  for await (const page of historyPages(store, of))
    for (const { id, entity, row_id: rowId, ...texts } of page) {
      const [before, after] = [texts.before, texts.after].map((text) =>
        text === null ? null : change(text, { entity, rowId }),
      );
      if (before === texts.before && after === texts.after) continue;
      await store.db.updateTable('change').set({ before, after }).where('id', '=', id).execute();
    }
}

/** The row that an entry is about. */
export interface RowPlace {
  readonly entity: string;
  readonly rowId: number;
}

/** Reads the `before` or `after` of a history entry. */
export function readHistory(
  text: string,
  cipher: Cipher,
  { entity, rowId }: RowPlace,
  onEncrypted: (field: string) => void = () => {},
): Values {
  const values: Record<string, unknown> = JSON.parse(text);
  for (const [name, value] of Object.entries(values)) {
    if (!isEncryptedValue(value)) continue;
    onEncrypted(name);
    values[name] = JSON.parse(cipher.decrypt(value.sealed, placeOf(entity, name, rowId)));
  }
  return values;
}

/**
 * Encrypts a field’s plain values in the history, which were recorded before its type became an encrypted one. The
 * history has them under the `names` that the field had then.
 */
export async function encryptHistory(
  transaction: EntityTransaction,
  names: ReadonlySet<string>,
): Promise<void> {
  await rewriteHistory(transaction, { entity: transaction.config.name }, (text, place) =>
    writeHistory(JSON.parse(text), names, transaction.cipher, place),
  );
}

/** An encrypted value in the history's stored JSON, recognisable whatever type its field gets later. */
interface EncryptedValue {
  readonly sealed: string;
}

/** The `before` or `after` of an entry. */
export function writeHistory(
  values: Values | null,
  encrypted: ReadonlySet<string>,
  cipher: Cipher,
  { entity, rowId }: RowPlace,
): string | null {
  if (values === null) return null;
  if (encrypted.size === 0) return storedJson(values);
  const encrypt = (name: string, value: unknown): EncryptedValue => ({
    sealed: cipher.encrypt(JSON.stringify(value), placeOf(entity, name, rowId)),
  });
  const written = { ...values };
  for (const name of encrypted) {
    const value = values[name] ?? null;
    if (value !== null && !isEncryptedValue(value)) written[name] = encrypt(name, value);
  }
  return storedJson(written);
}

function isEncryptedValue(value: unknown): value is EncryptedValue {
  return typeof value === 'object' && value !== null && 'sealed' in value;
}

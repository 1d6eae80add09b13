import { placeOf } from '../secrets/sealer';
import { historyPages } from './change-log';
import type { OpenTable } from './entity-store';
import { isSealed } from './field-column';
import { columnOf, oldColumnOf } from './identifiers';
import { updateRows } from './row-pages';
import {
  forgetField,
  isKnownType,
  isStoredAlike,
  type StoredField,
  type StoredFields,
  storeField,
} from './stored-fields';

/** A column that a field no longer uses. */
export interface KeptColumn {
  readonly column: string;
  readonly field: StoredField;
}

/** Keeps a field's column under another name, with the time until which it was used. */
export async function retireColumn(
  open: OpenTable,
  field: StoredField,
  stored: StoredFields,
): Promise<KeptColumn> {
  const { db, table } = open;
  const column = oldColumnOf(field.name, field.type, new Set(stored.keys()));
  const { last } = await db
    .selectFrom('change')
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  const kept = { ...field, retired: Number(last ?? 0) };
  await db.schema.alterTable(table).renameColumn(columnOf(field.name), column).execute();
  await storeField(open, kept, column);
  stored.delete(field.name);
  stored.set(column, kept);
  return { column, field: kept };
}

/** Makes a column the one of a field, whose type is still that of the column. */
export async function moveColumn(
  open: OpenTable,
  { column, field }: KeptColumn,
  after: StoredField,
  stored: StoredFields,
): Promise<void> {
  const { db, table } = open;
  const target = columnOf(after.name);
  await db.schema.alterTable(table).renameColumn(column, target).execute();
  const key = field.retired === undefined ? field.name : column;
  await forgetField(open, key);
  stored.delete(key);
  const { retired: _, ...kept } = field;
  const now = { ...kept, name: after.name, unique: false };
  await storeField(open, now);
  stored.set(after.name, now);
  if (field.name === after.name || !isKnownType(field) || !isSealed(field)) return;
  await updateRows(db, table, [target], ({ id, [target]: value }) => {
    if (value === null) return undefined;
    const placeIn = ({ name }: StoredField) => placeOf(open.config.name, name, id);
    const text = open.sealer.open(String(value), placeIn(field));
    return { [target]: open.sealer.seal(text, placeIn(after)) };
  });
}

/** The column that the field last had with its present type. */
export function earlierColumn(
  after: StoredField,
  before: StoredField,
  stored: StoredFields,
): KeptColumn | undefined {
  const names = [after.name, after.was, before.name, before.was];
  const [latest] = [...stored]
    .map(([column, field]) => ({ column, field }))
    .filter(({ field }) => field.retired !== undefined && names.includes(field.name))
    .filter(({ field }) => isStoredAlike(field, after))
    .sort(
      (a, b) =>
        Number(b.field.type === after.type) - Number(a.field.type === after.type) ||
        (b.field.retired ?? 0) - (a.field.retired ?? 0),
    );
  return latest;
}

/** The rows whose value was entered or changed after a column went out of use. */
export async function editedSince(
  open: OpenTable,
  { field }: KeptColumn,
  names: readonly string[],
): Promise<ReadonlySet<number>> {
  const all = [...names, field.name];
  const rows = new Set<number>();
  for await (const page of historyPages(open, { entity: open.config.name }, field.retired))
    for (const { row_id, after } of page) {
      const values: object = JSON.parse(after ?? '{}');
      if (all.some((name) => Object.hasOwn(values, name))) rows.add(row_id);
    }
  return rows;
}

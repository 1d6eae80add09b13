import { isDeepStrictEqual } from 'node:util';
import { type FieldConfig, modelOf } from '../../field-types';
import { sealHistory } from './change-log';
import type { OpenTable } from './entity-store';
import { type FieldColumn, fieldColumn } from './field-column';
import { columnOf, oldColumnOf } from './identifiers';
import { rowPages } from './row-pages';
import { addColumn, isKnownType, type StoredFields, storeField } from './stored-fields';
import { tableTexts as texts } from './texts';
import { dropUnique } from './unique-fields';

/**
 * Gives a field a new column of its new type. The old column is kept under another name, and the
 * values that the new type can read without loss are copied. Returns a report.
 */
export async function retypeColumn(
  open: OpenTable,
  before: FieldConfig,
  after: FieldConfig,
  stored: StoredFields,
): Promise<string> {
  const oldColumn = oldColumnOf(after.name, before.type, new Set(stored.keys()));
  await dropUnique(open, before, stored);
  await open.db.schema
    .alterTable(open.table)
    .renameColumn(columnOf(after.name), oldColumn)
    .execute();
  await storeField(open, before, oldColumn);
  await addColumn(open, after);
  if (!isKnownType(before)) return texts.retypedUnread(before, after, oldColumn);

  const source = fieldColumn(open.config.name, before, open.sealer);
  const target = fieldColumn(open.config.name, after, open.sealer);
  const isSealedNow = target.sealed && !source.sealed;
  const { copied, unread } = await copyValues(open, source, target, oldColumn, isSealedNow);
  if (isSealedNow) await sealHistory(open, after.name);
  return texts.retyped(before, after, oldColumn, copied, unread);
}

async function copyValues(
  { db, table }: OpenTable,
  source: FieldColumn,
  target: FieldColumn,
  oldColumn: string,
  clearsOld: boolean,
): Promise<{ copied: number; unread: number[] }> {
  const unread: number[] = [];
  let copied = 0;
  for await (const page of rowPages(db, table, [oldColumn])) {
    for (const row of page) {
      if (row[oldColumn] === null) continue;
      const value = readAs(target, source, source.fromStored(row[oldColumn], row.id));
      if (value === null) {
        unread.push(row.id);
        continue;
      }
      copied += 1;
      // A sealed field must not leave plain values in its old column.
      const old = clearsOld ? { [oldColumn]: null } : {};
      await db
        .updateTable(table)
        .set({ [target.name]: target.toStored(value, row.id), ...old })
        .where('id', '=', row.id)
        .execute();
    }
  }
  return { copied, unread };
}

/** The value in the new type, read directly or from its text; `null` if something would be lost. */
function readAs(target: FieldColumn, source: FieldColumn, value: unknown): unknown {
  const [old, now] = [modelOf(source.field), modelOf(target.field)];
  const forms = old.isValue(value) ? [value, old.format(value, source.field)] : [value];
  const read = forms
    .map((form) => now.parse(form, target.field))
    .find(
      (candidate) =>
        now.isValue(candidate) &&
        isDeepStrictEqual(target.fromStored(target.toStored(candidate, 0), 0), candidate),
    );
  return read ?? null;
}

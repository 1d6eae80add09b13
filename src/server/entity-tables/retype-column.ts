import { isDeepStrictEqual } from 'node:util';
import { type FieldConfig, modelOf } from '../../field-types';
import { sealHistory } from './change-log';
import type { OpenStore } from './entity-store';
import { type FieldColumn, fieldColumn } from './field-column';
import { columnOf, keptColumnOf, tableOf } from './identifiers';
import { rowPages } from './row-pages';
import { addColumn, isKnownType, type StoredFields, storeField } from './stored-fields';
import { tableTexts as texts } from './texts';
import { dropUnique } from './unique-fields';

/**
 * Gives a field a new column of its new type. The old column is kept under another name, and what the
 * new type can read of it, without losing anything, is copied. Says what it did.
 */
export async function retypeColumn(
  store: OpenStore,
  entity: string,
  before: FieldConfig,
  after: FieldConfig,
  stored: StoredFields,
): Promise<string> {
  const { trx, sealer } = store;
  const kept = keptColumnOf(after.name, before.type, new Set(stored.keys()));
  await dropUnique(trx, entity, before, stored);
  await trx.schema.alterTable(tableOf(entity)).renameColumn(columnOf(after.name), kept).execute();
  await storeField(trx, entity, before, kept);
  await addColumn(trx, entity, after);
  // What a type that is gone has stored nobody can read any more.
  if (!isKnownType(before)) return texts.retypedUnread(before, after, kept);

  const source = fieldColumn(before, sealer);
  const target = fieldColumn(after, sealer);
  const isSealedNow = target.sealed && !source.sealed;
  const { copied, unread } = await copyValues(store, entity, source, target, kept, isSealedNow);
  if (isSealedNow) await sealHistory(store, entity, after.name);
  return texts.retyped(before, after, kept, copied, unread);
}

async function copyValues(
  { trx }: OpenStore,
  entity: string,
  source: FieldColumn,
  target: FieldColumn,
  kept: string,
  clearsOld: boolean,
): Promise<{ copied: number; unread: number[] }> {
  const table = tableOf(entity);
  const unread: number[] = [];
  let copied = 0;
  for await (const page of rowPages(trx, table, [kept])) {
    for (const row of page) {
      if (row[kept] === null) continue;
      const value = readAs(target, source, source.fromStored(row[kept]));
      if (value === null) {
        unread.push(row.id);
        continue;
      }
      copied += 1;
      // A sealed field's values do not stay in clear in its old column.
      const old = clearsOld ? { [kept]: null } : {};
      await trx
        .updateTable(table)
        .set({ [columnOf(target.field.name)]: target.toStored(value), ...old })
        .where('id', '=', row.id)
        .execute();
    }
  }
  return { copied, unread };
}

/** The value in the new type, by itself or by its text; `null` when that would lose something. */
function readAs(target: FieldColumn, source: FieldColumn, value: unknown): unknown {
  const [old, now] = [modelOf(source.field), modelOf(target.field)];
  const forms = old.isValue(value) ? [value, old.format(value, source.field)] : [value];
  const read = forms
    .map((form) => now.parse(form, target.field))
    .find((candidate) => now.isValue(candidate) && survives(target, candidate));
  return read ?? null;
}

function survives(target: FieldColumn, value: unknown): boolean {
  return isDeepStrictEqual(target.fromStored(target.toStored(value)), value);
}

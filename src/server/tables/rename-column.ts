import type { EntityConfig } from '../../entities/entity-config';
import { copyValues } from './copy-values';
import { moveColumn, retireColumn } from './earlier-columns';
import type { EntityTransaction } from './entity-store';
import { columnOf } from './identifiers';
import { forgetField, formerNames, type StoredField, type StoredFields } from './stored-fields';
import { tableTexts as texts } from './texts';
import { dropUnique } from './unique-fields';

/** Gives a field the values of the field that it `was`, or its own former values. Returns a report if it did. */
export async function renameColumn(
  transaction: EntityTransaction,
  field: StoredField,
  stored: StoredFields,
): Promise<string[]> {
  const before = formerField(transaction.config, field, stored);
  if (!before) return [];
  await dropUnique(transaction, before, stored);
  const now = stored.get(field.name);
  if (now) {
    // By now, the field has its own column, whose values may be the same.
    await dropUnique(transaction, now, stored);
    const former = formerNames(transaction.config, field, now, before);
    stored.set(field.name, { ...now, unique: false, former });
    const old = await retireColumn(transaction, before, stored);
    await forgetField(transaction, before.name);
    await copyValues(transaction, old, now, (_, value) => value === null);
  } else {
    await moveColumn(transaction, { column: columnOf(before.name), field: before }, field, stored);
  }
  transaction.markChanged();
  return [texts.renamed(before, field)];
}

/** The stored field whose values a renamed field keeps: one that the config no longer has. */
export function formerField(
  config: EntityConfig,
  field: StoredField,
  stored: StoredFields,
): StoredField | undefined {
  const isFree = (name: string) => config.fields.every((other) => other.name !== name);
  const former = field.was !== undefined && isFree(field.was) ? stored.get(field.was) : undefined;
  if (former || stored.has(field.name)) return former;
  return [...stored.values()].find(
    ({ name, was, retired }) =>
      was === field.name && retired === undefined && isFree(name) && stored.get(name)?.was === was,
  );
}

import { copyValues } from './copy-values';
import {
  earlierColumn,
  editedSince,
  moveColumn,
  retireColumn,
  retiredColumns,
} from './earlier-columns';
import type { EntityTransaction } from './entity-store';
import { isEncrypted } from './field-column';
import {
  addColumn,
  isKnownType,
  namesOf,
  type StoredField,
  type StoredFields,
} from './stored-fields';
import { type TableNote, tableTexts as texts } from './texts';
import { dropUnique } from './unique-fields';

/**
 * Gives a field a column of its new type. The old column stays under another name. A column that the
 * field had before with this type is restored, with the newer values of rows that were edited since; a new
 * one gets the values that it can read without loss. Returns a report.
 */
export async function retypeColumn(
  transaction: EntityTransaction,
  before: StoredField,
  after: StoredField,
  stored: StoredFields,
): Promise<TableNote> {
  await dropUnique(transaction, before, stored);
  const old = await retireColumn(transaction, before, stored);
  const earlier = earlierColumn(after, before, stored);
  if (earlier) await moveColumn(transaction, earlier, after, stored);
  else await addColumn(transaction, after);
  if (!isKnownType(before))
    return { text: texts.retypedUnread(before, after, old.column), isProblem: true };

  const edited = earlier && (await editedSince(transaction, earlier, namesOf(after, before)));
  const counts = await copyValues(transaction, old, after, (id, value) => {
    // If an encrypted type followed, this plain column has lost its values.
    return !edited || edited.has(id) || value === null;
  });
  if (isEncrypted(after)) await emptyPlainColumns(transaction, before, after, stored);
  const copied = { ...counts, isBack: earlier !== undefined };
  const text = texts.retyped(before, after, old.column, copied);
  return { text, isProblem: counts.unread.length > 0 };
}

/**
 * Takes the values of a field that is encrypted now out of all plain columns that it has had. A row without a newer value
 * gets its value back.
 */
async function emptyPlainColumns(
  transaction: EntityTransaction,
  before: StoredField,
  after: StoredField,
  stored: StoredFields,
): Promise<void> {
  const names = namesOf(after, before);
  for (const retired of retiredColumns(names, stored)) {
    if (!isKnownType(retired.field) || isEncrypted(retired.field)) continue;
    const edited = await editedSince(transaction, retired, names);
    await copyValues(transaction, retired, after, (id, value) => value === null && !edited.has(id));
  }
}

import { modelOf } from '../../field-types';
import { inChunks } from '../database/chunks';
import type { EntityTransaction } from '../tables/entity-store';
import { storedNamesIn, uploadsIn } from '../tables/stored-file-names';
import { type Add, RejectedChange, type Update } from './change-set';
import { writeTexts as texts } from './texts';

/**
 * Keeps the uploaded files that rows get. Throws a 422 for one that is gone because it was not saved in time. The files
 * of rows from the history were kept, or are from before uploads were listed.
 */
export async function keepUploads(
  { db, config }: EntityTransaction,
  changes: readonly (Add | Update)[],
  isFromHistory = false,
): Promise<void> {
  const names = new Set(changes.flatMap(({ after }) => storedNamesIn(JSON.stringify(after))));
  const kept = new Set<string>();
  // Sorted, so that transactions can't deadlock.
  for await (const chunk of inChunks([...names].sort())) {
    const found = await db
      .updateTable('upload')
      .set({ is_kept: 1 })
      .where('name', 'in', chunk)
      .returning('name')
      .execute();
    for (const { name } of found) kept.add(name);
  }
  if (isFromHistory || kept.size === names.size) return;
  const fields = config.fields.filter((field) => modelOf(field).uploads?.(field));
  for (const change of changes) {
    const lost = fields.filter(({ name }) =>
      uploadsIn(change.after[name]).some((one) => !kept.has(one)),
    );
    if (lost.length > 0)
      throw new RejectedChange(
        change,
        Object.fromEntries(lost.map((field) => [field.name, [texts.lostUpload]])),
      );
  }
}

import { inChunks } from '../database/chunks';
import type { Values } from '../tables/change-log';
import type { EntityTransaction } from '../tables/entity-store';
import { storedNamesIn } from '../tables/stored-file-names';
import type { ChangeSet } from './change-set';

/** Hides the pictures that reviews no longer have, and shows those that they have again. No two reviews share one. */
export async function hidePictures(
  { db }: EntityTransaction,
  { changes }: ChangeSet,
): Promise<void> {
  const picturesIn = (values: Values | undefined) =>
    storedNamesIn(String(values?.review_images ?? ''));
  const shown = new Set(changes.flatMap(({ after }) => picturesIn(after)));
  const hidden = new Set(
    changes.flatMap(({ before }) => picturesIn(before)).filter((name) => !shown.has(name)),
  );
  for (const [names, isHidden] of [
    [shown, 0],
    [hidden, 1],
  ] as const)
    for await (const chunk of inChunks([...names].sort()))
      await db
        .updateTable('upload')
        .set({ is_hidden: isHidden })
        .where('name', 'in', chunk)
        .execute();
}

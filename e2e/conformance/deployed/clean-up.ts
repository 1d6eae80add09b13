import type { EntityConfig } from '../../../src/entities/entity-config';
import { type Row, rowId } from '../../../src/entities/row';
import { post, type Sender } from '../../fixtures/post';
import { readRows } from './read-list';
import { MARK } from './target';

/**
 * Removes the rows of these tests, with referenced rows last. Says how many there were, and which are left. Entities
 * without a list have none.
 */
export async function cleanUp(
  sender: Sender,
  configs: readonly EntityConfig[],
): Promise<{ readonly removed: number; readonly left: readonly string[] }> {
  let removed = 0;
  let left: string[] = [];
  for (const config of configs.toSorted((a, b) => usesOf(a) - usesOf(b))) {
    const answer = await post(sender, config.endpoints.fetch, undefined);
    // The probes have said which lists can’t be read.
    const rows = await readRows(answer, config.endpoints.fetch, () => {});
    for (const row of rows?.filter(isOurs) ?? []) {
      const removal = await post(sender, config.endpoints.remove, { id: row.id });
      if (removal.ok()) removed++;
      else left = [...left, `${config.label} ${rowId(row)}: ${removal.status()}`];
    }
  }
  return { removed, left };
}

/** Whether a row has the mark of these tests. */
export function isOurs(row: Row): boolean {
  return Object.values(row).some((value) => String(value).toLowerCase().includes(MARK));
}

function usesOf({ usedBy = [] }: EntityConfig): number {
  return usedBy.length;
}

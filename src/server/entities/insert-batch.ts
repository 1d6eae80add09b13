import type { EntityConfig } from '../../entities/entity-config';
import type { Timestamp } from '../database/tables';
import { appendChanges, type Change, type Values } from '../entity-tables/change-log';
import type { Author, OpenStore } from '../entity-tables/entity-store';
import { rowWriter } from '../entity-tables/field-column';
import { tableOf } from '../entity-tables/identifiers';

/**
 * Adds rows that have the same fields, and writes that down. No other row may have their unique values:
 * the database refuses them as a whole, and says nothing for people.
 */
export async function insertBatch(
  open: OpenStore,
  config: EntityConfig,
  author: Author | null,
  batch: readonly Values[],
  at: Timestamp,
): Promise<void> {
  const version = 1;
  const write = rowWriter(config, open.sealer);
  const rows = batch.map((values) => ({
    ...write(values),
    ...{ version, created_at: at, updated_at: at },
  }));
  const ids = await open.trx
    .insertInto(tableOf(config.name))
    .values(rows)
    .returning('id')
    .execute();
  // Both databases number rows as they are listed, and give them back in any order.
  ids.sort((one, other) => one.id - other.id);
  const changes = ids.map(({ id }, index): Change => {
    return { action: 'add', rowId: id, version, before: null, after: batch[index] ?? null };
  });
  await appendChanges(open, config, author, at, changes);
}

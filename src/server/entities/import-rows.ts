import type { EntityConfig } from '../../entities/entity-config';
import { type Author, type EntityStore, writeTo } from '../entity-tables/entity-store';
import type { Input } from './check-input';
import { writeImport } from './imports';
import { insertRows } from './write-row';

/** Adds rows as one import, which can be rolled back. Throws a 422 that names the row that is refused. */
export function importRows(
  store: EntityStore,
  config: EntityConfig,
  author: Author | null,
  file: string,
  rows: readonly Input[],
): Promise<{ added: number }> {
  return writeTo(store, config, author, (open) =>
    writeImport(open, file, async (opened) => {
      await insertRows(opened, rows);
      return { added: rows.length };
    }),
  );
}

import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { missing } from '../../../common/has-code';
import type { EntityConfig } from '../../../entities/entity-config';
import type { ConfigGuess } from '../../../entities/guess/guess-config';
import { guessFile } from '../../../spreadsheet/read/guess-file';
import { SpreadsheetError } from '../../../spreadsheet/spreadsheet-error';
import { HttpError } from '../../http/errors';
import { addSampleRows } from '../../rows/add-sample-rows';
import type { EntityStore } from '../../tables/entity-store';
import { migrateEntityTables } from '../../tables/migrate-entity-tables';
import { byCommand } from '../command-audit';
import { CommandError } from '../command-error';
import { commandTexts as texts } from '../texts';

/** A proposed entity, named after the file it comes from. Throws `CommandError`. */
export async function guessFrom(path: string): Promise<ConfigGuess & { readonly name: string }> {
  const bytes = await readFile(path).catch(missing);
  if (!bytes) throw new CommandError(texts.noFile(path));
  const { name, guess } = await guessFile(basename(path), bytes).catch((error) => {
    throw error instanceof SpreadsheetError ? new CommandError(error.message) : error;
  });
  return { name, ...guess(name) };
}

/** Adds the rows of a new entity. Throws `CommandError` if one is rejected. */
export async function importRows(
  store: EntityStore,
  config: EntityConfig,
  file: string,
  rows: ConfigGuess['rows'],
): Promise<string> {
  await migrateEntityTables(store, [config]);
  try {
    const { by } = byCommand();
    await addSampleRows(store, config, { id: null, username: by, way: 'sheet' }, file, rows);
    return texts.imported(rows.length, config);
  } catch (error) {
    if (error instanceof HttpError) throw new CommandError(texts.notImported(error.message));
    throw error;
  }
}

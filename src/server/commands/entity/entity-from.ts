import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { EntityConfig } from '../../../entities/entity-config';
import type { ConfigGuess } from '../../../entities/guess/guess-config';
import { guessFile } from '../../../spreadsheet/read/guess-file';
import { SpreadsheetError } from '../../../spreadsheet/spreadsheet-error';
import { writeImport } from '../../entities/imports';
import { insertRows } from '../../entities/write-row';
import { type EntityStore, writeTo } from '../../entity-tables/entity-store';
import { migrateEntityTables } from '../../entity-tables/migrate-entity-tables';
import { HttpError } from '../../http/errors';
import { CommandError } from '../command-error';
import { commandTexts as texts } from '../texts';

/** A proposed entity, named after the file it comes from. Throws `CommandError`. */
export async function guessFrom(path: string): Promise<ConfigGuess & { readonly name: string }> {
  const bytes = await readFile(path).catch(() => {
    throw new CommandError(texts.noFile(path));
  });
  const { name, guess } = await guessFile(basename(path), bytes).catch((error) => {
    throw error instanceof SpreadsheetError ? new CommandError(error.message) : error;
  });
  return { name, ...guess(name) };
}

/** Adds rows as one import, which can be rolled back. Throws `CommandError` if one is refused. */
export async function importRows(
  store: EntityStore,
  config: EntityConfig,
  file: string,
  rows: ConfigGuess['rows'],
): Promise<string> {
  await migrateEntityTables(store, [config]);
  try {
    await writeTo(store, config, null, (open) =>
      writeImport(open, file, async (opened) => {
        await insertRows(opened, rows);
        return { added: rows.length };
      }),
    );
    return texts.imported(rows.length, config.labelPlural);
  } catch (error) {
    if (error instanceof HttpError) throw new CommandError(texts.notImported(error.body));
    throw error;
  }
}

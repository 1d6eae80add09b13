import { basename, extname } from 'node:path';
import { camelCase } from '../../../entities/check/rules/check-names';
import type { EntityConfig } from '../../../entities/entity-config';
import { type ConfigGuess, guessConfig } from '../../../entities/guess/guess-config';
import { writeImport } from '../../entities/imports';
import { insertRows } from '../../entities/write-row';
import { type EntityStore, writeTo } from '../../entity-tables/entity-store';
import { migrateEntityTables } from '../../entity-tables/migrate-entity-tables';
import { HttpError } from '../../http/errors';
import { CommandError } from '../command-error';
import { commandTexts as texts } from '../texts';
import { readSample } from './read-sample';

/** A proposed entity, named after the file it comes from. Throws `CommandError`. */
export async function guessFrom(path: string): Promise<ConfigGuess & { readonly name: string }> {
  const name = singular(camelCase(basename(path, extname(path))).replace(/^\d+/, ''));
  return { name, ...guessConfig(name, await readSample(path)) };
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

/** `suppliers` is the name of a list; an entity is called after one of its rows. */
function singular(name: string): string {
  if (/ies$/.test(name)) return name.replace(/ies$/, 'y');
  return /[^su]s$/.test(name) ? name.slice(0, -1) : name;
}

import type { Kysely } from 'kysely';
import { openDatabase } from '../database/open-database';
import type { Database } from '../database/tables';
import { databaseLocation, type Settings } from '../settings/settings';
import { runCommand } from './run-command';

/** Runs a command on the database that the environment names. */
export function withDatabase(
  run: (database: Kysely<Database>, settings: Settings) => Promise<void>,
): Promise<void> {
  return runCommand(async (settings) => {
    const database = await openDatabase(databaseLocation(settings));
    try {
      await run(database, settings);
    } finally {
      await database.destroy();
    }
  });
}

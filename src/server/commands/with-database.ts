import type { Kysely } from 'kysely';
import { DatabaseError } from '../database/database-error';
import { openDatabase } from '../database/open-database';
import type { Database } from '../database/tables';
import {
  databaseLocation,
  readSettings,
  type Settings,
  settingsReport,
} from '../settings/settings';
import { CommandError } from './command-error';

/** Runs a command on the database that the environment names. What is wrong is printed in a line or two. */
export async function withDatabase(
  run: (database: Kysely<Database>, settings: Settings) => Promise<void>,
): Promise<void> {
  try {
    const result = readSettings(process.env);
    if ('problems' in result) throw new CommandError(settingsReport(result.problems));
    const database = await openDatabase(databaseLocation(result.settings));
    try {
      await run(database, result.settings);
    } finally {
      await database.destroy();
    }
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof DatabaseError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

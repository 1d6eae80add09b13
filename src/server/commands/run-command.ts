import { existsSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { hasCode } from '../../common/has-code';
import { allowSlow } from '../database/allow-slow';
import { DatabaseError, isDiskFull, OutageError } from '../database/database-error';
import { databaseLocation } from '../database/database-location';
import { openDatabase } from '../database/open-database';
import type { Database } from '../database/tables';
import { readSettings, type Settings, settingsReport } from '../settings/settings';
import { CommandError } from './command-error';
import { commandTexts as texts } from './texts';

/** Runs a command with the settings from the environment. */
export const runCommand = (run: (settings: Settings) => Promise<void>): Promise<void> =>
  explained(() => withSettings(run));

async function withSettings<Result>(run: (settings: Settings) => Promise<Result>): Promise<Result> {
  const result = readSettings(process.env);
  if ('problems' in result) throw new CommandError(settingsReport(result.problems));
  return await allowSlow(() => run(result.settings));
}

/** Opens the database that the environment names, for as long as `run` takes. */
export function withDatabase<Result>(
  run: (database: Kysely<Database>, settings: Settings) => Promise<Result>,
): Promise<Result> {
  return withSettings(async (settings) => {
    const location = databaseLocation(settings);
    if (!location.url && !existsSync(location.file))
      console.error(texts.newDatabase(location.file));
    const database = await openDatabase(location);
    try {
      return await run(database, settings);
    } finally {
      await database.destroy();
    }
  });
}

/** Runs a command. Prints an expected error in a line or two, without a stack. */
export async function explained(run: () => Promise<void>): Promise<void> {
  process.stdout.on('error', endWithReader);
  try {
    await run();
  } catch (error) {
    if (!(error instanceof Error) || !isExplained(error)) throw error;
    console.error(isDiskFull(error) ? texts.diskFull : error.message.replace(/^E[A-Z]+: /, ''));
    process.exitCode = process.argv.includes('--help') ? 0 : 1;
  }
}

/** Ends the command when the program reading its output has exited, as `head` does after ten lines. */
function endWithReader(error: Error): void {
  if (!hasCode(error, 'EPIPE')) throw error;
  process.exit();
}

/** The system's errors, such as that of a full disk, also say what is wrong. */
function isExplained(error: Error): boolean {
  const explained = [CommandError, DatabaseError, OutageError];
  if (explained.some((kind) => error instanceof kind)) return true;
  return 'code' in error && /^(E[A-Z]+|ERR_SQLITE_ERROR)$/.test(String(error.code));
}

/** Reads a command's arguments. Throws a `CommandError` with its usage for others. */
export function readArguments<const Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch {
    throw new CommandError(usage);
  }
}

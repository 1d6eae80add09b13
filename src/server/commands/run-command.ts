import { allowSlow } from '../database/allow-slow';
import { DatabaseError, OutageError } from '../database/database-error';
import { readSettings, type Settings, settingsReport } from '../settings/settings';
import { CommandError } from './command-error';

/** Runs a command with the settings of the environment. What is wrong is printed in a line or two. */
export async function runCommand(run: (settings: Settings) => Promise<void>): Promise<void> {
  try {
    const result = readSettings(process.env);
    if ('problems' in result) throw new CommandError(settingsReport(result.problems));
    await allowSlow(() => run(result.settings));
  } catch (error) {
    if (!(error instanceof Error) || !isExplained(error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** The system's own errors, such as of a full disk, say what is wrong, too. */
function isExplained(error: Error): boolean {
  const explained = [CommandError, DatabaseError, OutageError];
  if (explained.some((kind) => error instanceof kind)) return true;
  return 'code' in error && /^(E[A-Z]+|SQLITE_\w+)$/.test(String(error.code));
}

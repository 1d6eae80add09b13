import { createAccounts } from '../auth/accounts';
import { createPasswords } from '../auth/passwords';
import { DatabaseError } from '../database/database-error';
import { openDatabase } from '../database/open-database';
import { databaseLocation, readSettings, settingsReport } from '../settings/settings';
import { askPassword } from './ask-password';
import { CommandError } from './command-error';
import { userCommand } from './user-command';

const result = readSettings(process.env);
if ('problems' in result) {
  console.error(settingsReport(result.problems));
  process.exit(1);
}
const { settings } = result;
try {
  const database = await openDatabase(databaseLocation(settings));
  try {
    const accounts = createAccounts(database, Date.now);
    const parts = { accounts, passwords: createPasswords(), settings, askPassword };
    console.log(await userCommand(process.argv.slice(2), parts));
  } finally {
    await database.destroy();
  }
} catch (error) {
  if (!(error instanceof CommandError || error instanceof DatabaseError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

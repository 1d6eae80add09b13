import { configsInUse, keptFilesIn } from '../../entities/last-good';
import { createAccounts } from '../auth/accounts';
import { createPasswords } from '../auth/passwords';
import { askPassword } from './ask-password';
import { commandAudit } from './command-audit';
import { explained, withDatabase } from './run-command';
import { userCommand } from './user-command';

await explained(() =>
  withDatabase(async (database, settings) => {
    const accounts = createAccounts(database, Date.now);
    const audit = commandAudit(database);
    const { configsFolder, dataFolder } = settings;
    const { roles } = (await configsInUse(configsFolder, keptFilesIn(dataFolder))) ?? {};
    const parts = { accounts, audit, passwords: createPasswords(), settings, askPassword, roles };
    console.log(await userCommand(process.argv.slice(2), parts));
  }),
);

import { commandAudit } from './command-audit';
import { eraseCommand } from './erase-command';
import { explained, withDatabase } from './run-command';

await explained(() =>
  withDatabase(async (database) => {
    const parts = { database, audit: commandAudit(database) };
    console.log(await eraseCommand(process.argv.slice(2), parts));
  }),
);

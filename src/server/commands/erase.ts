import { commandAudit } from './by-command';
import { eraseCommand } from './erase-command';
import { withDatabase } from './run-command';

await withDatabase(async (database) => {
  const parts = { database, audit: commandAudit(database) };
  console.log(await eraseCommand(process.argv.slice(2), parts));
});

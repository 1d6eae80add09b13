import { auditCommand } from './audit-command';
import { withDatabase } from './run-command';

// As with `| head`: whoever reads the lines has seen enough.
process.stdout.on('error', () => process.exit());

await withDatabase(async (database) => {
  for await (const line of auditCommand(process.argv.slice(2), database)) console.log(line);
});

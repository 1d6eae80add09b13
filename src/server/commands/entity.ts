import { entityStore } from '../entity-tables/entity-store';
import { secretOf } from '../secrets/secret';
import { CommandError } from './command-error';
import { entityCommand } from './entity/entity-command';
import { importRows } from './entity/entity-from';
import { withDatabase } from './with-database';

try {
  const folder = process.env.PAPERHANGER_CONFIGS ?? 'entity-configs';
  const report = await entityCommand(process.argv.slice(2), folder, async (...rows) => {
    let added = '';
    await withDatabase(async (database, settings) => {
      added = await importRows(entityStore(database, await secretOf(settings)), ...rows);
    });
    return added;
  });
  console.log(report);
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

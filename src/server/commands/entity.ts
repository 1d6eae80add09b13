import { entityStore } from '../tables/entity-store';
import { secretOf } from '../tables/secret-of';
import { entityCommand } from './entity/entity-command';
import { addRows } from './entity/entity-from';
import { explained, withDatabase } from './run-command';

const folder = process.env.PAPERHANGER_CONFIGS ?? 'entity-configs';

await explained(async () => {
  const report = await entityCommand(process.argv.slice(2), folder, async (...rows) => {
    let added = '';
    await withDatabase(async (database, settings) => {
      added = await addRows(entityStore(database, await secretOf(settings)), ...rows);
    });
    return added;
  });
  console.log(report);
});

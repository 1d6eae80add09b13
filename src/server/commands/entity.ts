import { secretOf } from '../secrets/secret';
import { foldersOf } from '../settings/folders';
import { entityStore } from '../tables/entity-store';
import { entityCommand } from './entity/entity-command';
import { importRows } from './entity/entity-from';
import { explained, withDatabase } from './run-command';

const { configsFolder: folder } = foldersOf(process.env);

await explained(async () => {
  const report = await entityCommand(process.argv.slice(2), folder, (...rows) =>
    withDatabase(async (database, settings) =>
      importRows(entityStore(database, await secretOf(settings)), ...rows),
    ),
  );
  console.log(report);
});

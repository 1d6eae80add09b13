import { existsSync } from 'node:fs';
import { copyToPostgres } from '../backup/copy-to-postgres';
import { backupTexts } from '../backup/texts';
import { databaseLocation } from '../database/database-location';
import { aloneIn } from '../database/folder-lock';
import { migrateToLatest } from '../database/migrate';
import { migrations } from '../database/migrations';
import { connectDatabase } from '../database/open-database';
import { CommandError } from './command-error';
import { readArguments, runCommand } from './run-command';
import { commandTexts as texts } from './texts';

const options = {
  to: { type: 'string', default: '' },
  replace: { type: 'boolean', default: false },
} as const;

await runCommand(async ({ dataFolder }) => {
  const { to, replace } = readArguments({ options }, texts.migrateUsage).values;
  if (!/^postgres(ql)?:\/\//.test(to) || !URL.canParse(to))
    throw new CommandError(texts.migrateUsage);
  const location = databaseLocation({ dataFolder, databaseUrl: undefined });
  if (!existsSync(location.file)) throw new CommandError(backupTexts.noDatabase(location.file));
  await aloneIn(dataFolder, async () => {
    const target = await connectDatabase({ ...location, url: to });
    const source = await connectDatabase(location);
    try {
      await migrateToLatest(source, migrations, location.file);
      console.log(await copyToPostgres(source, target, { replace, say: console.log }));
    } finally {
      await source.destroy();
      await target.destroy();
    }
  });
});

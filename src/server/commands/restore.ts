import { resolve } from 'node:path';
import { restoreBackup } from '../backup/restore-backup';
import { secretOf } from '../secrets/secret';
import { CommandError } from './command-error';
import { runCommand } from './run-command';
import { commandTexts as texts } from './texts';

await runCommand(async (settings) => {
  const [named, ...rest] = process.argv.slice(2);
  if (named === undefined || rest.length > 0 || named.startsWith('-'))
    throw new CommandError(texts.restoreUsage);
  const source = { settings, secret: await secretOf(settings) };
  const manifest = await restoreBackup(source, resolve(named), settings.backups.folder);
  console.log(texts.restored(resolve(named), manifest));
});

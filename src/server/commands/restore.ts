import { resolve } from 'node:path';
import { restoreBackup } from '../backup/restore-backup';
import { secretOf } from '../secrets/secret';
import { CommandError } from './command-error';
import { readArguments, runCommand } from './run-command';
import { commandTexts as texts } from './texts';

await runCommand(async (settings) => {
  const { positionals } = readArguments({ allowPositionals: true }, texts.restoreUsage);
  const [named, ...rest] = positionals;
  if (!named || rest.length > 0) throw new CommandError(texts.restoreUsage);
  const folder = resolve(named);
  const source = { settings, secret: await secretOf(settings) };
  const manifest = await restoreBackup(source, folder, settings.backups.folder);
  console.log(texts.restored(folder, manifest));
});

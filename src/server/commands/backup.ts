import { join, resolve } from 'node:path';
import { makeBackup } from '../backup/make-backup';
import { fileTime } from '../database/file-time';
import { secretOf } from '../secrets/secret';
import { CommandError } from './command-error';
import { readArguments, runCommand } from './run-command';
import { commandTexts as texts } from './texts';

await runCommand(async (settings) => {
  const { positionals } = readArguments({ allowPositionals: true }, texts.backupUsage);
  const [named, ...rest] = positionals;
  if (rest.length > 0) throw new CommandError(texts.backupUsage);
  const folder = named === undefined ? join(settings.backups.folder, fileTime()) : resolve(named);
  const manifest = await makeBackup({ settings, secret: await secretOf(settings) }, folder);
  console.log(texts.backedUp(folder, manifest));
});

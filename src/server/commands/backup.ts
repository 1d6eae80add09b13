import { join, resolve } from 'node:path';
import { makeBackup } from '../backup/make-backup';
import { fileTime } from '../database/file-time';
import { secretOf } from '../secrets/secret';
import { CommandError } from './command-error';
import { runCommand } from './run-command';
import { commandTexts as texts } from './texts';

await runCommand(async (settings) => {
  const [named, ...rest] = process.argv.slice(2);
  if (rest.length > 0 || named?.startsWith('-')) throw new CommandError(texts.backupUsage);
  const folder = named === undefined ? join(settings.backups.folder, fileTime()) : resolve(named);
  const manifest = await makeBackup({ settings, secret: await secretOf(settings) }, folder);
  console.log(texts.backedUp(folder, manifest));
});

import { databaseLocation } from '../database/database-location';
import { isWeakSecret } from '../settings/weak-secret';
import { commandAudit } from './command-audit';
import { CommandError } from './command-error';
import { rotateSecretCommand } from './rotate-secret-command';
import { readArguments, runCommand } from './run-command';
import { commandTexts as texts } from './texts';

await runCommand(async (settings) => {
  readArguments({}, texts.rotateUsage);
  const { secret, newSecret: next = '' } = settings;
  if (secret === undefined) throw new CommandError(texts.noSecret);
  if (isWeakSecret(next) || next === secret) throw new CommandError(texts.weakNewSecret);
  const secrets = { old: secret, next };
  const location = databaseLocation(settings);
  console.log(await rotateSecretCommand({ location, secrets, auditOf: commandAudit }));
});

import { aloneIn } from '../database/folder-lock';
import { openDatabase } from '../database/open-database';
import { databaseLocation } from '../settings/settings';
import { isWeakSecret } from '../settings/weak-secret';
import { entityStore } from '../tables/entity-store';
import { reencryptAll } from '../tables/re-encrypt';
import { assertSameSecret } from '../tables/secret-proof';
import { byCommand, commandAudit } from './by-command';
import { CommandError } from './command-error';
import { readArguments, runCommand } from './run-command';
import { commandTexts as texts } from './texts';

await runCommand(async (settings) => {
  readArguments({}, texts.rotateUsage);
  const { secret, newSecret: next = '', dataFolder } = settings;
  if (secret === undefined) throw new CommandError(texts.noSecret);
  if (isWeakSecret(next) || next === secret) throw new CommandError(texts.weakNewSecret);
  // Proves that no server is running. Opening the database takes the lock again.
  await aloneIn(dataFolder, async () => {});
  const database = await openDatabase(databaseLocation(settings));
  try {
    await assertSameSecret(entityStore(database, secret));
    const count = await database.transaction().execute(async (transaction) => {
      const entry = { kind: 'secret-rotated', details: byCommand() } as const;
      await commandAudit(database).recordIn(transaction, entry);
      return await reencryptAll(transaction, { old: secret, next });
    });
    console.log(texts.rotated(count));
  } finally {
    await database.destroy();
  }
});

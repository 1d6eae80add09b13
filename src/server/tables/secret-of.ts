import { existsSync } from 'node:fs';
import { DatabaseError } from '../database/database-error';
import { contentsOf } from '../database/describe-database';
import { connectDatabase } from '../database/open-database';
import { demoSecret, demoSecretFile } from '../secrets/secret';
import { databaseLocation, type Settings } from '../settings/settings';
import { tableTexts as texts } from './texts';

/**
 * The secret of the settings. Demo mode generates its own, but not in the data folder of a production server, which
 * would no longer start. Throws a `DatabaseError`.
 */
export async function secretOf(
  settings: Pick<Settings, 'secret' | 'dataFolder' | 'databaseUrl'>,
): Promise<string> {
  const { secret, dataFolder } = settings;
  if (secret !== undefined) return secret;
  const { url, file } = databaseLocation(settings);
  const hasDatabase = url === undefined && existsSync(file);
  if (hasDatabase && !existsSync(demoSecretFile(dataFolder))) await assertNeverServed(file);
  return await demoSecret(dataFolder);
}

/** Every server records which fields exist. In demo mode, it stores its secret before that. */
async function assertNeverServed(file: string): Promise<void> {
  const db = await connectDatabase({ file });
  try {
    const { rows } = await contentsOf(db);
    if (rows.stored_field) throw new DatabaseError(texts.secretNotSet(file));
  } finally {
    await db.destroy();
  }
}

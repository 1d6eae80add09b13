import { existsSync } from 'node:fs';
import { DatabaseError } from '../database/database-error';
import { contentsOf } from '../database/describe-database';
import { connectDatabase } from '../database/open-database';
import { demoSecret, demoSecretFile } from '../secrets/secret';
import { databaseLocation, type Settings } from '../settings/settings';
import { tableTexts as texts } from './texts';

/**
 * The secret of the settings; demo mode generates its own, unless the data is that of a server with another: production
 * rejects a folder that has demo mode's. Throws a `DatabaseError`.
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

/** A server stores which fields there are, and a demo's has stored its secret by then. */
async function assertNeverServed(file: string): Promise<void> {
  const db = await connectDatabase({ file });
  try {
    const { rows } = await contentsOf(db);
    if (rows.stored_field) throw new DatabaseError(texts.secretNotSet(file));
  } finally {
    await db.destroy();
  }
}

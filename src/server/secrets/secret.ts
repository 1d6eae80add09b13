import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseError } from '../database/database-error';
import { databaseLocation } from '../database/database-location';
import { contentsOf } from '../database/describe-database';
import { connectDatabase } from '../database/open-database';
import { secretTexts as texts } from './texts';
import { writeOnce } from './write-once';

/** Only demo mode creates it. */
export const demoSecretFile = (dataFolder: string) => join(dataFolder, 'secret');

interface SecretSettings {
  readonly secret: string | undefined;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
}

/**
 * The secret of the settings. Demo mode generates its own, but not in the data folder of a production server, which
 * would no longer start. Throws a `DatabaseError`.
 */
export async function secretOf(settings: SecretSettings): Promise<string> {
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
    if (rows.stored_field) throw new DatabaseError(texts.notSet(file));
  } finally {
    await db.destroy();
  }
}

/** Demo mode's secret: created once and stored in the data folder, readable by its owner only. */
export function demoSecret(dataFolder: string): Promise<string> {
  return writeOnce(demoSecretFile(dataFolder), randomBytes(48).toString('base64url'), 0o600);
}

import { dirname } from 'node:path';
import type { Kysely } from 'kysely';
import type { AuditLog } from '../audit/audit-log';
import type { DatabaseLocation } from '../database/database-location';
import { isPostgres } from '../database/dialect';
import { settleRestore } from '../database/finish-restore';
import { aloneIn } from '../database/folder-lock';
import { migrateToLatest } from '../database/migrate';
import { migrations } from '../database/migrations';
import { connectDatabase } from '../database/open-database';
import { rejectConnected } from '../database/reject-connected';
import type { Database } from '../database/tables';
import { entityStore } from '../tables/entity-store';
import { reencryptAll } from '../tables/re-encrypt';
import { assertSameSecret } from '../tables/secret-proof';
import { byCommand } from './command-audit';
import { commandTexts as texts } from './texts';

interface RotateParts {
  readonly location: DatabaseLocation;
  readonly secrets: { readonly old: string; readonly next: string };
  readonly auditOf: (database: Kysely<Database>) => Pick<AuditLog, 'recordIn'>;
}

/**
 * Encrypts all values with another secret. Throws a `DatabaseError` while a server runs, because that would go on
 * encrypting with the old secret.
 */
export function rotateSecretCommand({ location, secrets, auditOf }: RotateParts): Promise<string> {
  return aloneIn(dirname(location.file), async () => {
    await settleRestore(location, connectDatabase);
    const database = await connectDatabase(location);
    // Servers with other data folders have other locks.
    const rejectServers = async (db: Kysely<Database>) => {
      if (isPostgres(db)) await rejectConnected(db);
    };
    try {
      await rejectServers(database);
      const file = location.url === undefined ? location.file : undefined;
      await migrateToLatest(database, migrations, file);
      await assertSameSecret(entityStore(database, secrets.old));
      const count = await database.transaction().execute(async (transaction) => {
        const entry = { kind: 'secret-rotated', details: byCommand() } as const;
        await auditOf(database).recordIn(transaction, entry);
        const encrypted = await reencryptAll(transaction, secrets);
        // One may have started in between.
        await rejectServers(transaction);
        return encrypted;
      });
      return texts.rotated(count);
    } finally {
      await database.destroy();
    }
  });
}

import { type Kysely, type Migration, sql } from 'kysely';
import { countingKey } from '../dialect';

/** The hand-written tables, which `tables.ts` describes. */
export const firstTables: Migration = {
  async up(db: Kysely<unknown>) {
    await createAccounts(db);
    await createSessions(db);
    await createHistory(db);
    await createEntityRecords(db);
  },
};

async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account')
    .addColumn('id', 'integer', countingKey(db))
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('contact', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('account_username')
    .unique()
    .on('account')
    .expression(sql`lower(username)`)
    .execute();
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('session')
    .addColumn('id_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('csrf_token', 'text', (column) => column.notNull())
    .addColumn('account_id', 'integer', (column) =>
      column.references('account.id').onDelete('cascade'),
    )
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('otp_hmac', 'text')
    .addColumn('otp_expires_at', 'text')
    .addColumn('otp_tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('otp_sent_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_seen_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await createIndex(db, 'session', 'account_id');
  await createIndex(db, 'session', 'expires_at');
}

async function createHistory(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('change')
    .addColumn('id', 'integer', countingKey(db))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('account_id', 'integer')
    .addColumn('username', 'text')
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('row_id', 'integer', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await createIndex(db, 'change', 'entity', 'row_id');

  await db.schema
    .createTable('idempotency_key')
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('account_id', 'integer', (column) => column.notNull())
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('request_hmac', 'text', (column) => column.notNull())
    .addColumn('change_id', 'integer', (column) => column.notNull().references('change.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_key_once', ['key', 'account_id', 'entity'])
    .execute();
  await createIndex(db, 'idempotency_key', 'created_at');
}

/** Records about the tables that are made from configs. */
async function createEntityRecords(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('list_revision')
    .addColumn('entity', 'text', (column) => column.primaryKey().notNull())
    .addColumn('revision', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('stored_field')
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('config', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('stored_field_once', ['entity', 'field'])
    .execute();
  await db.schema
    .createTable('seal')
    .addColumn('purpose', 'text', (column) => column.primaryKey().notNull())
    .addColumn('proof', 'text', (column) => column.notNull())
    .execute();
}

async function createIndex(db: Kysely<unknown>, table: string, ...columns: string[]) {
  await db.schema
    .createIndex(`${table}_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute();
}

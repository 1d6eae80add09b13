import { type Kysely, type Migration, sql } from 'kysely';
import { countingKey, isPostgres } from '../dialect';

const TEXT_COLUMNS = ['username', 'subject', 'address', 'request_id', 'details'];

/** Who did what. The database itself rejects changes to an entry, and deleting one in its first 30 days. */
export const audit: Migration = {
  async up(db: Kysely<unknown>) {
    let table = db.schema
      .createTable('audit')
      .addColumn('id', 'integer', countingKey(db))
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('account_id', 'integer');
    for (const name of TEXT_COLUMNS) table = table.addColumn(name, 'text');
    await table.execute();
    await db.schema.createIndex('audit_at').on('audit').column('at').execute();
    await db.schema
      .createIndex('audit_account_id_kind')
      .on('audit')
      .columns(['account_id', 'kind'])
      .execute();
    await (isPostgres(db) ? protectInPostgres(db) : protectInSqlite(db));
  },
};

async function protectInSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger audit_no_update before update on audit
    begin select raise(abort, 'The audit log is append-only.'); end
  `.execute(db);
  await sql`
    create trigger audit_no_early_delete before delete on audit
    when old.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-30 days')
    begin select raise(abort, 'The audit log is append-only.'); end
  `.execute(db);
}

async function protectInPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function audit_is_append_only() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE'
        and old.at <= to_char((now() - interval '30 days') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS')
      then
        return old;
      end if;
      raise exception 'The audit log is append-only.';
    end $$
  `.execute(db);
  await sql`
    create trigger audit_append_only before update or delete on audit
    for each row execute function audit_is_append_only()
  `.execute(db);
}

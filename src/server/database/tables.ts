import type { ColumnType, Generated } from 'kysely';
import type { Way } from '../../entities/wire/history';

/** ISO 8601 as `toISOString` writes it, so that texts sort by time. */
export type Timestamp = string;

/** All tables. They have only text, integers and floats, which both databases treat alike, and the bytes of files. */
export interface Database {
  account: AccountTable;
  session: SessionTable;
  change: ChangeTable;
  import_field: BatchFieldTable;
  idempotency_key: IdempotencyKeyTable;
  list_revision: ListRevisionTable;
  stored_field: StoredFieldTable;
  seal: SecretProofTable;
  category_product: CategoryProductTable;
  limit_count: LimitCountTable;
  audit: AuditTable;
  config_draft: ConfigDraftTable;
  config_version: ConfigVersionTable;
  view: ViewTable;
  upload: UploadTable;
  file_chunk: FileChunkTable;
  [table: EntityTableName]: EntityTable;
}

/** The names of the tables that no config makes. `shared_folder` is one of earlier versions. */
export const FIXED_TABLES = Object.keys({
  account: true,
  session: true,
  change: true,
  import_field: true,
  idempotency_key: true,
  list_revision: true,
  stored_field: true,
  seal: true,
  category_product: true,
  limit_count: true,
  audit: true,
  config_draft: true,
  config_version: true,
  view: true,
  upload: true,
  file_chunk: true,
  shared_folder: true,
} satisfies Record<Exclude<keyof Database, EntityTableName> | 'shared_folder', true>);

interface AccountTable {
  id: Generated<number>;
  /** Unique regardless of case, by an index on `lower(username)`. */
  username: string;
  password_hash: string;
  /** Where one-time passwords go: email addresses and mobile numbers, separated by commas. */
  contact: string | null;
  created_at: Timestamp;
  /** 1 if they may change the entity files in the product, else 0. */
  is_editor: Generated<number>;
  /** The names of its roles, separated by commas. */
  roles: Generated<string>;
  /** 1 if it can't sign in, else 0. */
  is_blocked: Generated<number>;
}

/** Earlier versions also stored the sessions of visitors who had not signed in, as `anonymous`. */
type SessionState = 'anonymous' | 'password' | 'signed-in';

interface SessionTable {
  id_hash: string;
  /** Empty: tokens are made from the session's id (`auth/csrf.ts`). */
  csrf_token: string;
  /** Removing the account removes the session. */
  account_id: number | null;
  state: SessionState;
  otp_hmac: string | null;
  otp_expires_at: Timestamp | null;
  otp_tries: Generated<number>;
  otp_sent_at: Timestamp | null;
  created_at: Timestamp;
  last_seen_at: Timestamp;
  expires_at: Timestamp;
}

/** The history of all rows. Entries are never removed; those of erased rows have no values. */
export interface ChangeTable {
  id: Generated<number>;
  at: Timestamp;
  /** No foreign key: history outlives accounts. Both are null for changes that the server made. */
  account_id: number | null;
  username: string | null;
  entity: string;
  /** 0 for a batch as a whole. */
  row_id: number;
  action: 'add' | 'update' | 'remove' | 'import';
  /** JSON of the fields' values (`change-log.ts`): all of them, or those that an update changed. */
  before: string | null;
  after: string | null;
  /** The row's version after the change. */
  version: number;
  /** Null for the server's own changes, and for those from before it was recorded. */
  way: Way | null;
  /** The entry of the batch that the change belongs to. */
  import_id: number | null;
  /** The entry that the change undoes. */
  undoes: number | null;
}

/** The fields that a batch’s updates changed. */
interface BatchFieldTable {
  /** The batch’s entry in the history. */
  import_id: number;
  field: string;
}

/** Adds that may be repeated without adding a second row. */
interface IdempotencyKeyTable {
  key: string;
  account_id: number;
  entity: string;
  request_hmac: string;
  /** The change of the first request, from which the response can be repeated. */
  change_id: number;
  created_at: Timestamp;
}

/** One row per entity: the lock for its writers, and the source of its ETag. */
interface ListRevisionTable {
  entity: string;
  /** Never the same twice, not even after restoring a backup. */
  revision: string;
}

/** The config that each field's column was made for, to detect a changed type. */
interface StoredFieldTable {
  entity: string;
  field: string;
  /** The `FieldConfig` as JSON. */
  config: string;
}

/** Proofs of the keys that values were encrypted with, one for each purpose. */
interface SecretProofTable {
  purpose: string;
  proof: string;
}

/** The views of tables that people have saved. */
interface ViewTable {
  id: Generated<number>;
  entity: string;
  name: string;
  /** In lower case; unique together with entity, owner and scope. */
  name_key: string;
  address: string;
  /** The account that saved it, and can remove it. No foreign key: views for everyone outlive accounts. */
  owner: number;
  /** Whose it is: an account's, or everyone's if it is 0. */
  scope: number;
}

/** Which wallpapers are in which categories. No foreign keys: their tables are made from configs. */
interface CategoryProductTable {
  id: Generated<number>;
  cat_id: string;
  /** Written as in the wallpaper's row when it was linked. */
  wp_id: string;
  /** In lower case; unique together with the category. */
  wp_key: string;
}

/** What servers of one PostgreSQL database count together (`http/counts.ts`). */
interface LimitCountTable {
  /** A hash. */
  key: string;
  count: number;
  ends_at: Timestamp;
}

/** Who did what, besides the changes to data. The database rejects changes to an entry. */
interface AuditTable {
  id: Generated<number>;
  at: Timestamp;
  kind: string;
  /** No foreign key: entries outlive accounts. Both are null for what no known account did. */
  account_id: number | null;
  username: string | null;
  /** What it was done to: an account, an entity, a file. */
  subject: string | null;
  address: string | null;
  request_id: string | null;
  /** JSON of anything else worth knowing. */
  details: string | null;
}

/** Changes to entity files that are not published yet. */
interface ConfigDraftTable {
  name: string;
  /** Null if it removes the file. */
  text: string | null;
  hash: string;
  /** The hash of the file that it changes; null for a new one. */
  based_on: string | null;
  edited_at: Timestamp;
  edited_by: string;
}

/** Every text that an entity file has had; entries are only ever added. */
interface ConfigVersionTable {
  id: Generated<number>;
  name: string;
  at: Timestamp;
  /** Null if the file was edited on the disk. */
  username: string | null;
  note: string | null;
  /** Null if the file was removed. */
  text: string | null;
  hash: string;
}

/** Stored pictures and other files. */
interface UploadTable {
  id: Generated<number>;
  /** The part of its path that can't be guessed. */
  name: string;
  /** No foreign key: files outlive accounts. Null for pictures of reviews, and for files of earlier versions. */
  account_id: number | null;
  bytes: number;
  at: Timestamp;
  /** 1 once a row has had it: the history can restore it until it is erased. Else 0. */
  is_kept: Generated<number>;
  /** 1 if only the history has it, and it is not served. Else 0. */
  is_hidden: Generated<number>;
}

/** The content of files, in parts small enough to read quickly. */
interface FileChunkTable {
  id: Generated<number>;
  /** The upload that it belongs to. A picture has two files. */
  name: string;
  /** The path by which it is found. */
  file: string;
  /** From 0. */
  part: number;
  /** The bytes of the whole file. */
  size: number;
  bytes: Uint8Array;
}

export type EntityTableName = `entity_${string}`;

/** An entity's rows: these columns, and one for each field that its config ever had. */
interface EntityTable {
  id: ColumnType<number, never, never>;
  version: ColumnType<number, number, number>;
  created_at: ColumnType<Timestamp, Timestamp, never>;
  updated_at: ColumnType<Timestamp>;
  [field: string]: ColumnType<unknown, unknown, unknown>;
}

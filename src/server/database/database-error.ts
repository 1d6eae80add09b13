import { hasCode } from '../../common/has-code';
import { isRecord } from '../../common/is-record';

/** A database problem that the people who run the server can solve; the message says how. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

/** The database does not respond, or can't run statements for the moment. */
export class OutageError extends Error {
  override readonly name = 'OutageError';
  /** Whether a commit got no response: it may have happened, so nothing may be repeated. */
  readonly isOutcomeUnknown: boolean;

  constructor({ cause, isOutcomeUnknown = false }: { cause: unknown; isOutcomeUnknown?: boolean }) {
    super(reasonOf(cause), { cause });
    this.isOutcomeUnknown = isOutcomeUnknown;
  }
}

/** Why something failed, in words. A rejected connection has messages only for the addresses that were tried. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  if (!(error instanceof Error)) return String(error);
  // `fetch` gives the reason as the cause.
  return error.message === 'fetch failed' && error.cause ? reasonOf(error.cause) : error.message;
}

// See https://sqlite.org/rescode.html.
export const SQLITE_BUSY = 5;
const SQLITE_FULL = 13;
/** No space for the index of the write-ahead log, without which the file can’t be opened. */
const SQLITE_IOERR_SHMSIZE = 4874;
const SQLITE_CONSTRAINT_PRIMARYKEY = 1555;
const SQLITE_CONSTRAINT_UNIQUE = 2067;

const UNIQUE_VIOLATION = '23505';
/** Codes of the file system, and of PostgreSQL. */
const DISK_FULL: readonly unknown[] = ['ENOSPC', 'EDQUOT', '53100'];

/** Whether SQLite failed with this code; a primary code covers all codes that extend it. */
export function isSqliteError(error: unknown, code: number): boolean {
  if (!isRecord(error) || typeof error.errcode !== 'number') return false;
  return error.errcode === code || (error.errcode & 0xff) === code;
}

/** A text contains a NUL character, which neither database can store. */
export class UnstorableError extends Error {
  override readonly name = 'UnstorableError';
  override readonly message = 'A text contains a NUL character.';
}

/** Whether the database can't store what it was sent. */
export function isUnstorable(error: unknown): boolean {
  return error instanceof UnstorableError || hasCode(error, '22021') || hasCode(error, '22P05');
}

/** Whether a row exceeds PostgreSQL's 8 kB. Long texts are stored elsewhere, but each still takes 18 bytes. */
export function isRowTooLong(error: unknown): boolean {
  return hasCode(error, '54000');
}

/** Whether the database can't be used for the moment. */
export function isOutage(error: unknown): boolean {
  // Another process, such as a backup, has locked the SQLite file.
  return error instanceof OutageError || isSqliteError(error, SQLITE_BUSY);
}

/** Whether a write failed because another row has the value, in either database. */
export function isUniqueViolation(error: unknown): boolean {
  return (
    hasCode(error, UNIQUE_VIOLATION) ||
    isSqliteError(error, SQLITE_CONSTRAINT_UNIQUE) ||
    isSqliteError(error, SQLITE_CONSTRAINT_PRIMARYKEY)
  );
}

/** Whether a write failed because there is no space left on a disk. */
export function isDiskFull(error: unknown): boolean {
  if (isSqliteError(error, SQLITE_FULL) || isSqliteError(error, SQLITE_IOERR_SHMSIZE)) return true;
  return isRecord(error) && (DISK_FULL.includes(error.code) || isDiskFull(error.cause));
}

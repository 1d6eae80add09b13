import { hasCode } from '../../common/has-code';
import { isRecord } from '../../common/is-record';

/** A database problem that the people who run the server can solve; the message says how. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

/** The database does not respond, or can't do for now what it was asked. */
export class OutageError extends Error {
  override readonly name = 'OutageError';
  /** It was asked to commit: whether it did is not known, so nothing may be repeated. */
  readonly isOutcomeUnknown: boolean;

  constructor({ cause, isOutcomeUnknown = false }: { cause: unknown; isOutcomeUnknown?: boolean }) {
    super(reasonOf(cause), { cause });
    this.isOutcomeUnknown = isOutcomeUnknown;
  }
}

/** Why something failed, in words. A refused connection has only a message for each address that was tried. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  if (!(error instanceof Error)) return String(error);
  // What `fetch` says is in its cause.
  return error.message === 'fetch failed' && error.cause ? reasonOf(error.cause) : error.message;
}

const UNIQUE_VIOLATIONS: readonly unknown[] = [
  'SQLITE_CONSTRAINT_UNIQUE',
  'SQLITE_CONSTRAINT_PRIMARYKEY',
  '23505',
];
/** Of the file system, of SQLite and of PostgreSQL. */
const DISK_FULL: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100'];

/** Whether PostgreSQL can't store what it was sent: NUL in a text, say, which SQLite can. */
export function isUnstorable(error: unknown): boolean {
  return isRecord(error) && (error.code === '22021' || error.code === '22P05');
}

/** Whether the database can't be used for the moment. */
export function isOutage(error: unknown): boolean {
  // Another process, such as a backup, has locked the SQLite file.
  return error instanceof OutageError || hasCode(error, 'SQLITE_BUSY');
}

/** Whether a write failed because another row has the value, in either database. */
export function isUniqueViolation(error: unknown): boolean {
  return isRecord(error) && UNIQUE_VIOLATIONS.includes(error.code);
}

/** Whether a write failed because there is no space left on a disk. */
export function isDiskFull(error: unknown): boolean {
  return isRecord(error) && (DISK_FULL.includes(error.code) || isDiskFull(error.cause));
}

/** A database problem that the people who run the server can solve; the message says how. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

const UNIQUE_VIOLATIONS: readonly unknown[] = [
  'SQLITE_CONSTRAINT_UNIQUE',
  'SQLITE_CONSTRAINT_PRIMARYKEY',
  '23505',
];

/** Whether a write failed because another row has the value, in either database. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && UNIQUE_VIOLATIONS.includes(error.code);
}

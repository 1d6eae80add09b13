/** The longest value that PostgreSQL can keep in an index, less what it adds. */
const MAX_INDEXED_BYTES = 2600;

/** Whether a value is too long to be known as unique. */
export function isTooLongToCompare(value: unknown): boolean {
  return typeof value === 'string' && Buffer.byteLength(value) > MAX_INDEXED_BYTES;
}

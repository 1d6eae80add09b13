import { isRecord } from './is-record';

/** Whether an error of the system or of a library has this code. */
export function hasCode(error: unknown, code: string): boolean {
  return isRecord(error) && error.code === code;
}

/** Turns the error of a missing file or folder into `undefined`; throws any other. */
export function missing(error: unknown): undefined {
  if (hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')) return undefined;
  throw error;
}

import { HttpError } from '../http/errors';
import { OutdatedError } from './expected-row';
import type { EntityRow } from './rows';

/** Runs a change whose 409 shows the row as clients know it. */
export async function showCurrent<Result>(
  show: (row: EntityRow) => object,
  change: () => Promise<Result>,
): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof OutdatedError)) throw error;
    throw new HttpError(error.status, error.message, { current: show(error.current) });
  }
}

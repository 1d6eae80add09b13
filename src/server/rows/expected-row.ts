import type { EntityConfig } from '../../entities/entity-config';
import { wholeNumber } from '../../entities/wire/parts';
import { HttpError, invalid } from '../http/errors';
import type { EntityTransaction } from '../tables/entity-store';
import type { Input } from './check-input';
import { type EntityRow, findRowIn } from './read-rows';
import { writeTexts as texts } from './texts';

/**
 * A 409 because the input was made from an older version of the row. Only `showCurrent` adds the row to the response.
 */
export class ConflictError extends HttpError {
  readonly current: EntityRow;

  constructor(config: EntityConfig, current: EntityRow) {
    super(409, texts.conflict(config));
    this.current = current;
  }
}

/** The row that an input refers to, and whether the input names another version. Throws a 404 if there is none. */
export async function findExpected(
  transaction: EntityTransaction,
  input: Input,
): Promise<{ readonly row: EntityRow; readonly hasChanged: boolean }> {
  const { config } = transaction;
  if (input.id === undefined || input.id === null) throw invalid({ id: [texts.noId(config)] });
  const id = wholeNumber.safeParse(input.id).data;
  const row = id === undefined ? undefined : await findRowIn(transaction, id);
  if (!row) throw new HttpError(404, texts.noRow(config));
  if (input.version === undefined || input.version === null) return { row, hasChanged: false };
  const version = wholeNumber.safeParse(input.version).data;
  if (version === undefined) throw invalid({ version: [texts.badVersion] });
  return { row, hasChanged: version !== row.version };
}

/** Runs a change. The 409 of a `ConflictError` shows the current row, as `show` returns it. */
export async function showCurrent<Result>(
  show: (row: EntityRow) => object,
  change: () => Promise<Result>,
): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    throw new HttpError(error.status, error.message, { current: show(error.current) });
  }
}

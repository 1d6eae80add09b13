import type { EntityConfig } from '../../entities/entity-config';
import type { OpenStore } from '../entity-tables/entity-store';
import { HttpError, invalid } from '../http/errors';
import type { Input } from './check-input';
import { type EntityRow, findRow } from './rows';
import { writeTexts as texts } from './texts';

/** A 409: the input was made from a version of the row that is not the current one. */
export class OutdatedError extends HttpError {
  readonly current: EntityRow;

  constructor(message: string, current: EntityRow) {
    super(409, message, { current });
    this.current = current;
  }
}

/**
 * The row that an input is about, as the client last saw it. Throws a 404 when it is not there, and a
 * 409 with the row as it is now when the input names another version.
 */
export async function expectedRow(
  { trx, sealer }: OpenStore,
  config: EntityConfig,
  input: Input,
): Promise<EntityRow> {
  if (input.id === undefined || input.id === null) throw invalid({ id: [texts.noId(config)] });
  const id = wholeNumber(input.id);
  const row = id === undefined ? undefined : await findRow(trx, sealer, config, id);
  if (!row) throw new HttpError(404, texts.noRow(config));
  if (input.version === undefined || input.version === null) return row;
  const version = wholeNumber(input.version);
  if (version === undefined) throw invalid({ version: [texts.badVersion] });
  if (version !== row.version) throw new OutdatedError(texts.outdated(config), row);
  return row;
}

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

/** The largest number that a column of the type `integer` holds in both databases. */
const MAX_INTEGER = 2 ** 31 - 1;

/** Clients may send numbers as text. */
function wholeNumber(input: unknown): number | undefined {
  const number = typeof input === 'string' && /^\d{1,10}$/.test(input) ? Number(input) : input;
  const isWhole = typeof number === 'number' && Number.isInteger(number);
  return isWhole && number >= 0 && number <= MAX_INTEGER ? number : undefined;
}

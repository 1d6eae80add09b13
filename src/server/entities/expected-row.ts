import type { OpenTable } from '../entity-tables/entity-store';
import { MAX_ID } from '../entity-tables/row-pages';
import { HttpError, invalid } from '../http/errors';
import type { Input } from './check-input';
import { type EntityRow, findRow } from './rows';
import { writeTexts as texts } from './texts';

/** A 409: the input was made from an older version of the row. */
export class OutdatedError extends HttpError {
  readonly current: EntityRow;

  constructor(message: string, current: EntityRow) {
    super(409, message, { current });
    this.current = current;
  }
}

/** The row that an input refers to, and the 409 if the input names another version. Throws a 404 if there is none. */
export async function findExpected(
  open: OpenTable,
  input: Input,
): Promise<{ readonly row: EntityRow; readonly outdated?: OutdatedError }> {
  const { config } = open;
  if (input.id === undefined || input.id === null) throw invalid({ id: [texts.noId(config)] });
  const id = wholeNumber(input.id);
  const row = id === undefined ? undefined : await findRow(open, config, id);
  if (!row) throw new HttpError(404, texts.noRow(config));
  if (input.version === undefined || input.version === null) return { row };
  const version = wholeNumber(input.version);
  if (version === undefined) throw invalid({ version: [texts.badVersion] });
  if (version === row.version) return { row };
  return { row, outdated: new OutdatedError(texts.outdated(config), row) };
}

/** Runs a change whose 409 shows the current row as `show` returns it. */
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

/** Clients may send numbers as text. */
export function wholeNumber(input: unknown): number | undefined {
  const number = typeof input === 'string' && /^\d{1,10}$/.test(input) ? Number(input) : input;
  const isWhole = typeof number === 'number' && Number.isInteger(number);
  return isWhole && number >= 0 && number <= MAX_ID ? number : undefined;
}

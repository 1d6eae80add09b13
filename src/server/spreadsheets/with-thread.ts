import type { Ask } from '../../common/ask';
import { SpreadsheetError } from '../../spreadsheet/spreadsheet-error';
import { limitConcurrency } from '../threads/limit-concurrency';
import { startThread } from '../threads/start-thread';
import type { SpreadsheetHandlers } from './spreadsheet-worker';
import { spreadsheetTexts as texts } from './texts';

/** Throws a `SpreadsheetError` for a file that can't be read. */
export type AskThread = Ask<SpreadsheetHandlers>;

/** More would only compete for time and memory. */
const limit = limitConcurrency(2);
const MEMORY_MEGABYTES = 1024;

/** Runs `use` with a new worker thread that ends with it, or when the time is up. */
export function withThread<Result>(
  timeLimitMs: number,
  use: (ask: AskThread) => Promise<Result>,
): Promise<Result> {
  return limit(async () => {
    const { ask, end } = startThread<SpreadsheetHandlers>(
      'server/spreadsheets/spreadsheet-worker',
      {
        memoryMegabytes: MEMORY_MEGABYTES,
        signal: AbortSignal.timeout(timeLimitMs),
        exceeded: () => new SpreadsheetError(texts.tooCostly),
      },
      { SpreadsheetError },
    );
    try {
      return await use(ask);
    } finally {
      await end();
    }
  });
}

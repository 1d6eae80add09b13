import type { Ask } from '../../common/worker-calls';
import type { Row } from '../../entities/row';
import { SpreadsheetError } from '../../spreadsheet/spreadsheet-error';
import { limitConcurrency } from '../threads/limit-concurrency';
import { startThread } from '../threads/start-thread';
import type { SpreadsheetHandlers } from './spreadsheet-worker';
import { spreadsheetTexts as texts } from './texts';

/** Throws a `SpreadsheetError` for a file that can't be read. */
export type AskThread = Ask<SpreadsheetHandlers>;

/** More would only compete for time and memory. */
const limit = limitConcurrency(2);
const MEMORY_MEGABYTES = 256;
/** What is read soon becomes garbage, which is collected more often where the space for new objects is small. */
const YOUNG_MEGABYTES = 12;

/**
 * Runs `use` with a new worker thread. The thread ends with `use`, or once it has worked on one request for longer than
 * the time limit. What `use` waits for between its requests, such as other writers, does not count.
 */
export function withThread<Result>(
  timeLimitMs: number,
  use: (ask: AskThread) => Promise<Result>,
): Promise<Result> {
  return limit(async () => {
    const time = new AbortController();
    const { ask, end } = startThread<SpreadsheetHandlers>(
      'server/spreadsheets/spreadsheet-worker',
      {
        memoryMegabytes: MEMORY_MEGABYTES,
        youngMegabytes: YOUNG_MEGABYTES,
        signal: time.signal,
        exceeded: () => new SpreadsheetError(texts.tooCostly),
      },
      { SpreadsheetError },
    );
    // On a busy machine a thread takes seconds to start, which must not count against the file.
    const started = ask('takeRows', []);
    started.catch(() => undefined);
    const askInTime: AskThread = (name, ...input) =>
      started.then(() => {
        const timer = setTimeout(() => time.abort(), timeLimitMs);
        return ask(name, ...input).finally(() => clearTimeout(timer));
      });
    try {
      return await use(askInTime);
    } finally {
      await end();
    }
  });
}

/** Sends rows to the thread, which may still be starting or reading a file. */
export async function sendRows(ask: AskThread, pages: AsyncIterable<readonly Row[]>) {
  let hasFailed = false;
  for await (const page of pages) {
    if (hasFailed) break;
    ask('takeRows', page).catch(() => {
      hasFailed = true;
    });
  }
  // Answered after all others, or rejected like them.
  await ask('takeRows', []);
}

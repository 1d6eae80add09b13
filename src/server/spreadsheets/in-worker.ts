import type { Worker } from 'node:worker_threads';
import { SpreadsheetFault } from '../../spreadsheet/spreadsheet-fault';
import { startThread } from '../threads/start-thread';
import { takeTurns } from '../threads/take-turns';
import { spreadsheetTexts as texts } from './texts';
import type { CallName, InputOf, ResultOf, WorkerAnswer } from './worker-calls';

/** Asks the worker one thing. Throws a `SpreadsheetFault` for a file that can't be taken. */
export type Ask = <Name extends CallName>(
  name: Name,
  input: InputOf<Name>,
) => Promise<ResultOf<Name>>;

/** More at once would only take each other's time and memory. */
const inTurn = takeTurns(2);
const MEMORY_MEGABYTES = 1024;

/**
 * Runs `use` with a worker thread of its own, which is ended afterwards, or when the time is up: what
 * a file costs is never the event loop's, and has an end.
 */
export function inWorker<Result>(
  timeLimitMs: number,
  use: (ask: Ask) => Promise<Result>,
): Promise<Result> {
  return inTurn(async () => {
    const worker = startThread('spreadsheets/spreadsheet-worker', {
      maxOldGenerationSizeMb: MEMORY_MEGABYTES,
    });
    let timer: NodeJS.Timeout | undefined;
    const failure = new Promise<never>((_, reject) => {
      worker.once('error', (error) => reject(isOutOfMemory(error) ? tooCostly() : error));
      timer = setTimeout(() => reject(tooCostly()), timeLimitMs);
    });
    // It is awaited only while something is asked.
    failure.catch(() => undefined);
    try {
      return await use(askOf(worker, failure));
    } finally {
      clearTimeout(timer);
      await worker.terminate();
    }
  });
}

function askOf(worker: Worker, failure: Promise<never>): Ask {
  return async (name, input) => {
    const answered = new Promise<WorkerAnswer>((resolve) => worker.once('message', resolve));
    worker.postMessage({ name, input });
    const answer = await Promise.race([answered, failure]);
    if ('fault' in answer) throw new SpreadsheetFault(answer.fault);
    // Messages have no types; the worker answers with what belongs to the name.
    return answer.result as ResultOf<typeof name>;
  };
}

function isOutOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function tooCostly(): SpreadsheetFault {
  return new SpreadsheetFault(texts.tooCostly);
}

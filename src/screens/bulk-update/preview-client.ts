import { SpreadsheetFault } from '../../spreadsheet/spreadsheet-fault';
import type { CallName, InputOf, PreviewAnswer, PreviewProgress, ResultOf } from './preview-calls';

export interface PreviewClient {
  /** Asks the worker one thing after another. Throws a `SpreadsheetFault` for a file that can't be read. */
  ask<Name extends CallName>(name: Name, input: InputOf<Name>): Promise<ResultOf<Name>>;
  /** Ends the worker; what it was asked is never answered. */
  end(): void;
}

/** Starts a worker that reads and compares one file. */
export function startPreview(onProgress: (progress: PreviewProgress) => void): PreviewClient {
  const worker = new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' });
  let last: Promise<unknown> = Promise.resolve();

  function exchange(name: CallName, input: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<PreviewAnswer>) => {
        if ('progress' in data) onProgress(data.progress);
        else if ('fault' in data) reject(new SpreadsheetFault(data.fault));
        else resolve(data.result);
      };
      worker.onerror = (event) => reject(new Error(event.message));
      worker.postMessage({ name, input });
    });
  }

  return {
    ask<Name extends CallName>(name: Name, input: InputOf<Name>) {
      const answer = last.then(() => exchange(name, input));
      last = answer.catch(() => undefined);
      // Messages have no types; the worker answers with what belongs to the name.
      return answer as Promise<ResultOf<Name>>;
    },
    end: () => worker.terminate(),
  };
}

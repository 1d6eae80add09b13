import { type AnswerMessage, type Ask, createAsk } from '../../common/ask';
import { SpreadsheetError } from '../../spreadsheet/spreadsheet-error';
import type { PreviewProgress } from './preview-calls';
import type { PreviewHandlers } from './preview-handlers';

export interface PreviewClient {
  /** Throws a `SpreadsheetError` for a file that can't be read. */
  readonly ask: Ask<PreviewHandlers>;
  /** Ends the worker; pending requests are never answered. */
  end(): void;
}

/** Starts a worker that reads and compares one file. */
export function startPreview(onProgress: (progress: PreviewProgress) => void): PreviewClient {
  const worker = new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' });
  const { ask, receive, fail } = createAsk<PreviewHandlers>(
    (message) => worker.postMessage(message),
    { SpreadsheetError },
  );
  worker.onmessage = ({ data }: MessageEvent<AnswerMessage | { progress: PreviewProgress }>) => {
    if ('progress' in data) onProgress(data.progress);
    else receive(data);
  };
  worker.onerror = (event) => fail(new Error(event.message));
  return { ask, end: () => worker.terminate() };
}

import { useEffect, useRef, useState } from 'react';
import type { Ask } from '../../common/worker-calls';
import { limits } from '../../spreadsheet/package/limits';
import { SpreadsheetError } from '../../spreadsheet/spreadsheet-error';
import { fileTexts } from '../../spreadsheet/texts';
import { askWorker } from '../ask-worker';
import type { PreviewBasis, PreviewProgress, PreviewSummary } from './preview';
import type { PreviewHandlers } from './preview-handlers';
import { texts } from './texts';

type PreviewState =
  | { readonly kind: 'none' }
  | { readonly kind: 'working'; readonly progress?: PreviewProgress }
  /** The file can't be read here. If `isRejected`, no server would accept it either. */
  | { readonly kind: 'error'; readonly message: string; readonly isRejected: boolean }
  | {
      readonly kind: 'ready';
      readonly summary: PreviewSummary;
      readonly ask: Ask<PreviewHandlers>;
    };

/** The worker behind the preview on the screen, and what that preview was made from. */
interface Shown {
  readonly worker: Worker;
  readonly file: File;
  readonly adds: boolean;
}

/** The number of rows copied to the worker at a time: few enough to take only milliseconds. */
const BATCH = 1000;

/**
 * The effect of a chosen file, computed again whenever an argument changes. If only the rows have changed, the last
 * effect stays until the next is known: someone may be reading it.
 */
export function usePreview(
  basis: PreviewBasis,
  file: File | undefined,
  adds: boolean,
): PreviewState {
  const [state, setState] = useState<PreviewState>({ kind: 'none' });
  const shown = useRef<Shown>(undefined);
  useEffect(() => () => shown.current?.worker.terminate(), []);

  useEffect(() => {
    const isShown =
      file !== undefined && shown.current?.file === file && shown.current.adds === adds;
    if (!isShown) {
      shown.current?.worker.terminate();
      shown.current = undefined;
    }
    if (!file) return setState({ kind: 'none' });
    if (!/\.xlsx$/i.test(file.name))
      return setState({ kind: 'error', message: fileTexts.noWorkbook, isRejected: true });
    if (!isShown) setState({ kind: 'working' });
    let isOver = false;
    const set = (next: PreviewState) => {
      if (!isOver) setState(next);
    };
    const worker = new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' });
    const ask = askWorker<PreviewHandlers, PreviewProgress>(
      worker,
      { SpreadsheetError },
      (progress) => isShown || set({ kind: 'working', progress }),
    );
    compare(ask, basis, file, adds).then(
      (summary) => {
        if (isOver) return;
        shown.current?.worker.terminate();
        shown.current = { worker, file, adds };
        setState({ kind: 'ready', summary, ask });
      },
      (error) =>
        set({
          kind: 'error',
          message: error instanceof SpreadsheetError ? error.message : texts.noPreview,
          isRejected: false,
        }),
    );
    return () => {
      isOver = true;
      if (shown.current?.worker !== worker) worker.terminate();
    };
  }, [basis, file, adds]);

  return state;
}

async function compare(
  ask: Ask<PreviewHandlers>,
  { kind, config, knownRows }: PreviewBasis,
  file: File,
  adds: boolean,
): Promise<PreviewSummary> {
  // With a larger file, the page could run out of memory.
  if (file.size > limits.fileBytes) throw new SpreadsheetError(fileTexts.fileTooLarge);
  await ask('open', { kind, config, bytes: await file.arrayBuffer(), adds });
  for (const [list, rows] of Object.entries(knownRows()))
    for (let at = 0; at < rows.length; at += BATCH)
      await ask('takeRows', list, rows.slice(at, at + BATCH));
  return await ask('compare');
}

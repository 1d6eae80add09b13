import { useEffect, useState } from 'react';
import { SpreadsheetError } from '../../spreadsheet/spreadsheet-error';
import { fileTexts } from '../../spreadsheet/texts';
import type { PreviewBasis, PreviewProgress, PreviewSummary } from './preview-calls';
import { type PreviewClient, startPreview } from './preview-client';
import { texts } from './texts';

export type PreviewState =
  | { readonly kind: 'none' }
  | { readonly kind: 'working'; readonly progress: PreviewProgress | undefined }
  /** The file can't be read here. Only if it `isRefused`, no server would accept it. */
  | { readonly kind: 'error'; readonly message: string; readonly isRefused: boolean }
  | {
      readonly kind: 'ready';
      readonly summary: PreviewSummary;
      readonly ask: PreviewClient['ask'];
    };

/** So many rows are copied within a few milliseconds. */
const BATCH = 1000;

/** What a chosen file would change; worked out anew when it or what it is compared with is another. */
export function usePreview(basis: PreviewBasis, file: File | undefined): PreviewState {
  const [state, setState] = useState<PreviewState>({ kind: 'none' });

  useEffect(() => {
    if (!file) {
      setState({ kind: 'none' });
      return;
    }
    if (!/\.xlsx$/i.test(file.name)) {
      setState({ kind: 'error', message: fileTexts.noWorkbook, isRefused: true });
      return;
    }
    setState({ kind: 'working', progress: undefined });
    let isOver = false;
    const set = (next: PreviewState) => {
      if (!isOver) setState(next);
    };
    const client = startPreview((progress) => set({ kind: 'working', progress }));
    compare(client, basis, file).then(
      (summary) => set({ kind: 'ready', summary, ask: client.ask }),
      (error) =>
        set({
          kind: 'error',
          message: error instanceof SpreadsheetError ? error.message : texts.noPreview,
          isRefused: false,
        }),
    );
    return () => {
      isOver = true;
      client.end();
    };
  }, [basis, file]);

  return state;
}

async function compare(
  { ask }: PreviewClient,
  { kind, config, knownRows }: PreviewBasis,
  file: File,
): Promise<PreviewSummary> {
  await ask('open', { kind, config, bytes: await file.arrayBuffer() });
  for (const [list, rows] of Object.entries(knownRows()))
    for (let at = 0; at < rows.length; at += BATCH)
      await ask('takeRows', { list, rows: rows.slice(at, at + BATCH) });
  return await ask('compare');
}

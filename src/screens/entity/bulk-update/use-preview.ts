import { useEffect, useState } from 'react';
import type { EntityConfig } from '../../../entities/entity-config';
import type { Row } from '../../../entities/row';
import { SpreadsheetFault } from '../../../spreadsheet/spreadsheet-fault';
import type { PreviewProgress, PreviewSummary } from './preview-calls';
import { type PreviewClient, startPreview } from './preview-client';
import { texts } from './texts';

export type PreviewState =
  | { readonly kind: 'none' }
  | { readonly kind: 'working'; readonly progress: PreviewProgress | undefined }
  | { readonly kind: 'fault'; readonly message: string }
  | {
      readonly kind: 'ready';
      readonly summary: PreviewSummary;
      readonly ask: PreviewClient['ask'];
    };

/** So many rows are copied within a few milliseconds. */
const BATCH = 1000;

/** What a chosen file would change in the rows; worked out anew when either is another one. */
export function usePreview(
  config: EntityConfig,
  file: File | undefined,
  rows: readonly Row[],
): PreviewState {
  const [state, setState] = useState<PreviewState>({ kind: 'none' });

  useEffect(() => {
    if (!file) {
      setState({ kind: 'none' });
      return;
    }
    setState({ kind: 'working', progress: undefined });
    let isOver = false;
    const set = (next: PreviewState) => {
      if (!isOver) setState(next);
    };
    const client = startPreview((progress) => set({ kind: 'working', progress }));
    compare(client, config, file, rows).then(
      (summary) => set({ kind: 'ready', summary, ask: client.ask }),
      (error) =>
        set({
          kind: 'fault',
          message: error instanceof SpreadsheetFault ? error.message : texts.noPreview,
        }),
    );
    return () => {
      isOver = true;
      client.end();
    };
  }, [config, file, rows]);

  return state;
}

async function compare(
  { ask }: PreviewClient,
  config: EntityConfig,
  file: File,
  rows: readonly Row[],
): Promise<PreviewSummary> {
  await ask('open', { config, bytes: await file.arrayBuffer() });
  for (let at = 0; at < rows.length; at += BATCH) await ask('takeRows', rows.slice(at, at + BATCH));
  return await ask('compare', null);
}

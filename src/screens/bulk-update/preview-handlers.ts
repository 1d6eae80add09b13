import type { EntityConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { type OpenedSheet, openSheet } from '../../spreadsheet/read/open-sheet';
import type { Preview, PreviewBasis, PreviewProgress } from './preview';
import { previewLinks } from './preview-links';
import { previewRows } from './preview-rows';

interface ChosenFile {
  readonly kind: PreviewBasis['kind'];
  readonly config: EntityConfig;
  readonly bytes: ArrayBuffer;
  /** Whether rows with new keys are new rows. */
  readonly adds: boolean;
}

export type PreviewHandlers = ReturnType<typeof previewHandlers>;

/** What the worker can be asked about one file. */
export function previewHandlers(onProgress: (progress: PreviewProgress) => void) {
  let opened: (Omit<ChosenFile, 'config'> & { readonly sheet: OpenedSheet }) | undefined;
  let known: Record<string, Row[]> = {};
  let preview: Preview | undefined;

  return {
    async open({ kind, config, bytes, adds }: ChosenFile) {
      opened = { kind, bytes, adds, sheet: await openSheet(config, new Uint8Array(bytes), adds) };
    },
    /** Takes rows of a list, a batch at a time: copying all at once would block the page. */
    takeRows(list: string, rows: readonly Row[]) {
      known[list] ??= [];
      known[list].push(...rows);
    },
    compare() {
      if (!opened) throw new Error('No file is open.');
      const { kind, sheet, adds } = opened;
      preview =
        kind === 'links'
          ? previewLinks(sheet, known)
          : previewRows(sheet, known.rows ?? [], adds, onProgress);
      known = {};
      return preview.summary;
    },
    rowsOf: (table: number, from: number, count: number) =>
      preview?.rowsOf[table]?.(from, count) ?? [],
    /** The file with its problems marked. */
    async marked() {
      if (!opened) throw new Error('No file is open.');
      const { markProblems } = await import('../../spreadsheet/write/mark-problems');
      return await markProblems(opened.bytes, opened.sheet, preview?.problems ?? []);
    },
  };
}

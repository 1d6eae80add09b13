import type { EntityConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import {
  type OpenedFile,
  openFile,
  type Preview,
  type PreviewKind,
  type PreviewProgress,
  type Slice,
  shownProblem,
} from './preview';
import { previewLinks } from './preview-links';
import { previewRows } from './preview-rows';

type Known = Record<string, Row[]>;

const previews: Record<
  PreviewKind,
  (file: OpenedFile, known: Known, onProgress: (progress: PreviewProgress) => void) => Preview
> = {
  rows: (file, { rows = [] }, onProgress) => previewRows(file, rows, onProgress),
  links: previewLinks,
};

interface ChosenFile {
  readonly kind: PreviewKind;
  readonly config: EntityConfig;
  readonly bytes: ArrayBuffer;
}

interface RowBatch {
  readonly list: string;
  readonly rows: readonly Row[];
}

export type PreviewHandlers = ReturnType<typeof previewHandlers>;

/** What the worker can be asked of one file. */
export function previewHandlers(onProgress: (progress: PreviewProgress) => void) {
  let opened: (Pick<ChosenFile, 'kind' | 'bytes'> & { readonly file: OpenedFile }) | undefined;
  let known: Known = {};
  let preview: Preview | undefined;

  return {
    async open({ kind, config, bytes }: ChosenFile) {
      opened = { kind, bytes, file: await openFile(config, bytes) };
    },
    /** Takes rows of a list, a batch at a time: copying all at once would block the page. */
    takeRows({ list, rows }: RowBatch) {
      known[list] ??= [];
      known[list].push(...rows);
    },
    compare() {
      if (!opened) throw new Error('No file is open.');
      const compare = previews[opened.kind];
      preview = compare(opened.file, known, onProgress);
      known = {};
      return preview.summary;
    },
    changes: (slice: Slice) => sliceOf(preview?.changes, slice),
    problems(slice: Slice) {
      const found = sliceOf(preview?.problems, slice);
      return found.flatMap((one) => (opened ? shownProblem(opened.file.config, one) : []));
    },
    /** The file with its problems marked. */
    async marked() {
      if (!opened) throw new Error('No file is open.');
      const { markProblems } = await import('../../spreadsheet/write/mark-problems');
      return await markProblems(opened.bytes, opened.file, preview?.problems ?? []);
    },
  };
}

function sliceOf<Item>(items: readonly Item[] = [], { from, count }: Slice): readonly Item[] {
  return items.slice(from, from + count);
}

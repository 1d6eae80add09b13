import type { Row } from '../../entities/row';
import { SpreadsheetFault } from '../../spreadsheet/spreadsheet-fault';
import { type OpenedFile, openFile, type Preview } from './preview';
import type {
  CallName,
  InputOf,
  PreviewAnswer,
  PreviewKind,
  PreviewProgress,
  PreviewRequest,
  ResultOf,
  Slice,
} from './preview-calls';
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

/** Gives a function that answers what is asked of one file, one thing after another. */
export function previewAnswers(
  post: (answer: PreviewAnswer) => void,
): (request: PreviewRequest) => Promise<void> {
  let opened: { readonly kind: PreviewKind; readonly file: OpenedFile } | undefined;
  let known: Known = {};
  let preview: Preview | undefined;

  const handlers: {
    [Name in CallName]: (input: InputOf<Name>) => ResultOf<Name> | Promise<ResultOf<Name>>;
  } = {
    async open({ kind, config, bytes }) {
      opened = { kind, file: await openFile(config, bytes) };
    },
    takeRows({ list, rows }) {
      known[list] ??= [];
      known[list].push(...rows);
    },
    compare() {
      if (!opened) throw new Error('There is no file to compare.');
      const compare = previews[opened.kind];
      preview = compare(opened.file, known, (progress) => post({ progress }));
      known = {};
      return preview.summary;
    },
    changes: (slice) => sliceOf(preview?.changes, slice),
    problems: (slice) => sliceOf(preview?.problems, slice),
  };

  return async ({ name, input }) => {
    // Messages have no types; `ask` sends with each name the input that belongs to it.
    const handle = handlers[name] as (input: unknown) => unknown;
    try {
      post({ result: await handle(input) });
    } catch (error) {
      if (!(error instanceof SpreadsheetFault)) throw error;
      post({ fault: error.message });
    }
  };
}

function sliceOf<Item>(items: readonly Item[] = [], { from, count }: Slice): readonly Item[] {
  return items.slice(from, from + count);
}

import type { Row } from '../../../entities/row';
import { SpreadsheetFault } from '../../../spreadsheet/spreadsheet-fault';
import { type OpenedFile, openFile, type Preview, previewOf } from './preview';
import type {
  CallName,
  InputOf,
  PreviewAnswer,
  PreviewRequest,
  ResultOf,
  Slice,
} from './preview-calls';

/** Gives a function that answers what is asked of one file, one thing after another. */
export function previewAnswers(
  post: (answer: PreviewAnswer) => void,
): (request: PreviewRequest) => Promise<void> {
  let file: OpenedFile | undefined;
  let rows: Row[] = [];
  let preview: Preview | undefined;

  const handlers: {
    [Name in CallName]: (input: InputOf<Name>) => ResultOf<Name> | Promise<ResultOf<Name>>;
  } = {
    async open({ config, bytes }) {
      file = await openFile(config, bytes);
    },
    takeRows(more) {
      rows.push(...more);
    },
    compare() {
      if (!file) throw new Error('There is no file to compare.');
      preview = previewOf(file, rows, (progress) => post({ progress }));
      rows = [];
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

import { saveFile } from '../../api/http/save-file';
import { postExport } from '../../api/selection';
import { type AnswerMessage, createAsk } from '../../common/ask';
import type { DataColumn } from '../../components/data-table/data-column';
import type { Row } from '../../entities/row';
import type { ExportCell, ExportColumn } from '../../spreadsheet/write/export-sheet';
import { showAlert } from '../../stores/calls/notices';
import { runCall } from '../../stores/calls/run-call';
import { isOffered } from '../../stores/sign-in/load-user';
import type { ExportHandlers } from './export-handlers';
import { texts } from './texts';

/** A column of an export, and what it has for a row. */
interface ExportedColumn extends ExportColumn {
  readonly cell: (row: Row) => ExportCell;
}

/** What a column has in an export; undefined leaves it out. */
export type ExportedBy = (column: DataColumn<Row>) => ExportedColumn | undefined;

interface ExportJob {
  /** Whose rows they are, and what they are called. */
  readonly entity: string;
  readonly labelPlural: string;
  readonly columns: readonly ExportedColumn[];
  readonly rows: readonly Row[];
}

/** Few enough rows to be read and copied within a frame. */
const BATCH = 250;
const MAX_SHEET_ROWS = 1_048_575;

/** Makes a file of rows in a worker, and downloads it. Our own server records that. */
export async function exportRows(kind: 'xlsx' | 'csv', job: ExportJob): Promise<void> {
  const { entity, labelPlural, columns, rows } = job;
  if (kind === 'xlsx' && rows.length > MAX_SHEET_ROWS) return showAlert(texts.tooManyRows);
  const { ask, worker } = startWorker();
  try {
    for (let at = 0; at < rows.length; at += BATCH) {
      const batch = rows.slice(at, at + BATCH);
      await ask(
        'add',
        batch.map((row) => columns.map(({ cell }) => cell(row))),
      );
    }
    const heads = columns.map(({ header, format }) => ({ header, format }));
    const file = await ask('finish', kind, heads);
    saveFile(file, `${labelPlural.toLowerCase().replaceAll(/[\\/:*?"<>|]/g, '-')}.${kind}`);
  } catch (error) {
    console.error(error);
    return showAlert(texts.exportFailed);
  } finally {
    worker.terminate();
  }
  if (!isOffered('history')) return;
  const headers = columns.map(({ header }) => header);
  await runCall({ what: texts.exporting(labelPlural) }, () =>
    postExport(entity, rows.length, headers),
  );
}

function startWorker() {
  const worker = new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module' });
  const { ask, receive, fail } = createAsk<ExportHandlers>((message) =>
    worker.postMessage(message),
  );
  worker.onmessage = ({ data }: MessageEvent<AnswerMessage>) => receive(data);
  worker.onerror = (event) => fail(new Error(event.message));
  return { ask, worker };
}

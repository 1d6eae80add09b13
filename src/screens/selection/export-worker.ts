import { type AskMessage, answer } from '../../common/ask';
import {
  type ExportColumn,
  type ExportRow,
  writeCsv,
  writeExport,
} from '../../spreadsheet/write/export-sheet';

// The program of a web worker, which makes a file without blocking the page.

export type ExportKind = 'xlsx' | 'csv';

const rows: ExportRow[] = [];

const handlers = {
  add(batch: readonly ExportRow[]): void {
    rows.push(...batch);
  },
  async finish(kind: ExportKind, columns: readonly ExportColumn[]): Promise<Blob> {
    if (kind === 'csv') return new Blob([writeCsv(columns, rows)], { type: 'text/csv' });
    return new Blob([new Uint8Array(await writeExport(columns, rows))], {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    });
  },
};

export type ExportHandlers = typeof handlers;

addEventListener('message', async ({ data }: MessageEvent<AskMessage>) => {
  postMessage(await answer(handlers, data));
});

import {
  type ExportColumn,
  type ExportRow,
  writeCsv,
  writeExport,
} from '../../spreadsheet/write/export-sheet';
import { XLSX_TYPE } from '../../spreadsheet/write/spreadsheet-plan';
import { serve } from '../serve';

// The program of a web worker, which makes a file without blocking the page. Rows are written as they arrive; only
// the packed file is kept.

const formats = {
  csv: { write: writeCsv, type: 'text/csv' },
  xlsx: { write: writeExport, type: XLSX_TYPE },
};

export type ExportKind = keyof typeof formats;

const { readable, writable } = new TransformStream<readonly ExportRow[]>();
const writer = writable.getWriter();
let file: Promise<Blob>;

const handlers = {
  start(kind: ExportKind, columns: readonly ExportColumn[]): void {
    const { write, type } = formats[kind];
    const headers = { 'content-type': type };
    file = new Response(write(columns, batches()), { headers }).blob();
  },
  /** Resolves as soon as the batch is being written; rejects if the file can't be. */
  async add(batch: readonly ExportRow[]): Promise<void> {
    await Promise.race([writer.write(batch), file]);
  },
  async finish(): Promise<Blob> {
    void writer.close();
    return await file;
  },
};

/** Not all browsers can iterate over a stream itself. */
async function* batches(): AsyncGenerator<readonly ExportRow[]> {
  const reader = readable.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
}

export type ExportHandlers = typeof handlers;

serve(handlers);

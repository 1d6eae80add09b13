import {
  type ExportCell,
  type ExportColumn,
  writeCsv,
  writeExport,
} from '../../spreadsheet/write/export-sheet';

export type ExportHandlers = ReturnType<typeof exportHandlers>;

/** What the worker can be asked: it gets rows a batch at a time, and makes one file of them. */
export function exportHandlers() {
  const rows: (readonly ExportCell[])[] = [];
  return {
    add(batch: readonly (readonly ExportCell[])[]) {
      for (const row of batch) rows.push(row);
    },
    async finish(kind: 'xlsx' | 'csv', columns: readonly ExportColumn[]): Promise<Blob> {
      if (kind === 'csv') return new Blob([writeCsv(columns, rows)], { type: 'text/csv' });
      const bytes = await writeExport(columns, rows);
      return new Blob([new Uint8Array(bytes)], {
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      });
    },
  };
}

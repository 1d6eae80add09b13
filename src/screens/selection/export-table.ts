import type { ReactTable } from '@tanstack/react-table';
import { headerOf } from '../../components/data-table/columns/column-size';
import type { Features } from '../../components/data-table/table-features';
import type { Row } from '../../entities/row';
import { type FieldConfig, modelOf } from '../../field-types';
import { displayText } from '../../field-types/read';
import { sheetCellOf } from '../../spreadsheet/sheet-fields';
import type { ExportCell } from '../../spreadsheet/write/export-sheet';
import { showAlert, showBusy } from '../../stores/calls/notices';
import { saveFile } from '../../stores/save-file';
import type { SelectedKind } from '../../stores/selection/change-selected';
import { recordExport } from '../../stores/selection/record-export';
import { askWorker } from '../ask-worker';
import { type Filterable, plainField } from '../screen-table/filterable';
import type { ExportHandlers, ExportKind } from './export-worker';
import { selectedAmong } from './selecting';
import { texts } from './texts';

/** How the cells of a column are read. */
export type ColumnField = Pick<Filterable, 'id' | 'field' | 'read'>;

interface ExportJob {
  readonly target: Pick<SelectedKind, 'entity' | 'labelPlural'>;
  /** The table whose visible columns are exported. */
  readonly table: ReactTable<Features, Row>;
  /** Columns that are not among these are left out. */
  readonly fields: readonly ColumnField[];
  /** Whether only the selected rows are exported, and not all that are found. */
  readonly ofSelected: boolean;
}

/** The number of rows read and copied at a time: few enough to take less than a frame. */
const BATCH = 250;

/** Exports the rows found, or the selected ones, and shows progress. */
export async function exportTable(kind: ExportKind, job: ExportJob): Promise<void> {
  const { options, state } = job.table;
  const found = options.meta?.page?.all() ?? [];
  const selected = new Set(selectedAmong(options.data)(state.rowSelection));
  // Selected rows that are found come first, in the order shown, then the others.
  const rows = job.ofSelected
    ? [...new Set([...found.filter((row) => selected.has(row)), ...selected])]
    : found;
  await showBusy(texts.creating(rows.length), exportRows(kind, job, rows));
}

/** Makes a file of rows in a worker, and downloads it. Our own server records that. */
async function exportRows(kind: ExportKind, job: ExportJob, rows: readonly Row[]): Promise<void> {
  const { target, table, fields } = job;
  const { entity, labelPlural } = target;
  const columns = table.getLeafHeaders().flatMap(({ column: { id, columnDef } }) => {
    const known = fields.find((one) => one.id === id);
    return known ? exportedColumn(headerOf(columnDef), known) : [];
  });
  const worker = new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module' });
  const ask = askWorker<ExportHandlers>(worker);
  try {
    const heads = columns.map(({ header, field }) => ({ header, field }));
    await ask('start', kind, heads);
    for (let at = 0; at < rows.length; at += BATCH) {
      const batch = rows.slice(at, at + BATCH);
      await ask(
        'add',
        batch.map((row) => columns.map(({ cell }) => cell(row))),
      );
    }
    const file = await ask('finish');
    saveFile(file, `${labelPlural.toLowerCase()}.${kind}`);
  } catch (error) {
    console.error(error);
    return showAlert(texts.exportFailed);
  } finally {
    worker.terminate();
  }
  await recordExport({
    entity,
    labelPlural,
    rows: rows.length,
    columns: columns.map(({ field }) => field.name),
  });
}

/** Numbers and dates keep their types; anything else is text as tables show it: masked, if it is secret. */
function exportedColumn(header: string, { id, field, read }: ColumnField) {
  const { parse, isValue } = modelOf(field);
  const isText = sheetCellOf(field).holds === 'text';
  const written: FieldConfig = isText ? plainField(id) : { ...field, name: id };
  return {
    header,
    field: written,
    cell(row: Row): ExportCell {
      const raw = read ? read(row) : row[field.name];
      const value = isText ? null : parse(raw, field);
      const isTyped = isValue(value) && (typeof value === 'number' || typeof value === 'string');
      return isTyped ? value : displayText(field, raw, row) || null;
    },
  };
}

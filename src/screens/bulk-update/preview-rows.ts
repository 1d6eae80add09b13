import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { displayText, editText } from '../../field-types/read';
import { type CellChange, recordComparer } from '../../spreadsheet/compare/compare-records';
import type { SheetRecord } from '../../spreadsheet/read/records';
import { aroundDifference } from './around-difference';
import { type OpenedFile, type Preview, shownProblem } from './preview';
import type { PreviewChange, PreviewProblem, PreviewProgress } from './preview-calls';
import { texts } from './texts';

const PROGRESS_EVERY = 2000;

/** What a file would change in a list's rows, cell by cell. */
export function previewRows(
  { config, records, unknownColumns }: OpenedFile,
  rows: readonly Row[],
  onProgress: (progress: PreviewProgress) => void,
): Preview {
  const compare = recordComparer(config, rows);
  const changes: PreviewChange[] = [];
  const problems: PreviewProblem[] = [];
  const found: RowCounts = { changed: 0, unchanged: 0, unknown: 0 };
  for (const [done, record] of records.entries()) {
    if (done % PROGRESS_EVERY === 0) onProgress({ done, total: records.length });
    const outcome = compare(record);
    const { row } = outcome;
    for (const problem of outcome.problems) problems.push(shownProblem(config, problem));
    if (!row) found.unknown += 1;
    else if (outcome.changes.length > 0) found.changed += 1;
    else if (outcome.problems.length === 0) found.unchanged += 1;
    if (row)
      for (const change of outcome.changes) changes.push(shownChange(config, record, row, change));
  }
  const counts = countTexts(found, changes.length, problems.length);
  const summary = { counts, changes: changes.length, problems: problems.length, unknownColumns };
  return { summary, changes, problems };
}

interface RowCounts {
  changed: number;
  unchanged: number;
  /** Rows of the file that mean no row of the list. */
  unknown: number;
}

function countTexts({ changed, unchanged, unknown }: RowCounts, cells: number, problems: number) {
  // That the row is not known is no matter of a cell.
  const invalid = problems - unknown;
  return [
    cells > 0
      ? ({ tone: 'accent', text: texts.changedCells(cells, changed) } as const)
      : ({ tone: 'neutral', text: texts.nothingChanges } as const),
    ...(invalid > 0 ? [{ tone: 'danger', text: texts.invalidCells(invalid) } as const] : []),
    ...(unknown > 0 ? [{ tone: 'danger', text: texts.unknownRows(unknown) } as const] : []),
    ...(unchanged > 0 ? [{ tone: 'neutral', text: texts.unchangedRows(unchanged) } as const] : []),
  ];
}

function shownChange(
  config: EntityConfig,
  record: SheetRecord,
  row: Row,
  { field: name, before, after }: CellChange,
): PreviewChange {
  const field = fieldOf(config, name);
  const [old, fresh] = aroundDifference(
    displayText(field, before, row),
    displayText(field, after, { ...row, ...record.values }),
  );
  const key = editText(fieldOf(config, config.actions.bulkUpdate?.key ?? name), record.key);
  return [String(record.row), key, field.label, old, fresh];
}

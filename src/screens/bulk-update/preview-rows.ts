import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { displayText, editText } from '../../field-types/read';
import { type CellChange, recordComparer } from '../../spreadsheet/compare/compare-records';
import type { SheetRecord } from '../../spreadsheet/read/records';
import type { CellProblem } from '../../spreadsheet/read/wrong-cell';
import { aroundDifference } from './around-difference';
import {
  type OpenedFile,
  type Preview,
  type PreviewProgress,
  type PreviewRow,
  previewOf,
} from './preview';
import { texts } from './texts';

const PROGRESS_EVERY = 2000;

/** The changes that a file would make to a list's rows, cell by cell. */
export function previewRows(
  file: OpenedFile,
  rows: readonly Row[],
  onProgress: (progress: PreviewProgress) => void,
): Preview {
  const { config, records } = file;
  const compare = recordComparer(config, rows);
  const changes: PreviewRow[] = [];
  const problems: CellProblem[] = [];
  let changed = 0;
  let unchanged = 0;
  let unknown = 0;
  let unsure = 0;
  for (const [done, record] of records.entries()) {
    if (done % PROGRESS_EVERY === 0) onProgress({ done, total: records.length });
    const outcome = compare(record);
    const { row } = outcome;
    problems.push(...outcome.problems);
    if (!row) {
      unknown += 1;
      continue;
    }
    unsure += outcome.unsure;
    if (outcome.changes.length > 0) changed += 1;
    else if (outcome.problems.length === 0 && outcome.unsure === 0) unchanged += 1;
    for (const change of outcome.changes) changes.push(shownChange(config, record, row, change));
  }
  // An unknown row has a problem, but no invalid cell.
  const invalid = problems.length - unknown;
  return previewOf(file, {
    title: texts.changes,
    columns: [
      { header: texts.row },
      { header: texts.key },
      { header: texts.column },
      { header: texts.current, look: 'before' },
      { header: texts.inFile, look: 'after' },
    ],
    changes,
    problems,
    changed: texts.changedCells(changes.length, changed),
    others: [
      ['danger', invalid, texts.invalidCells(invalid)],
      ['danger', unknown, texts.unknownRows(unknown)],
      ['neutral', unsure, texts.unsureCells(unsure)],
      ['neutral', unchanged, texts.unchangedRows(unchanged)],
    ],
  });
}

function shownChange(
  config: EntityConfig,
  record: SheetRecord,
  row: Row,
  { field: name, before, after }: CellChange,
): PreviewRow {
  const field = fieldOf(config, name);
  const [old, fresh] = aroundDifference(
    displayText(field, before, row),
    displayText(field, after, { ...row, ...record.values }),
  );
  const key = editText(fieldOf(config, config.actions.bulkUpdate?.key ?? name), record.key);
  return [String(record.row), key, field.label, old, fresh];
}

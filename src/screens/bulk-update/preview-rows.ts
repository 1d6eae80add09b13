import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { displayText, editText } from '../../field-types/read';
import { type CellChange, recordComparer } from '../../spreadsheet/compare/compare-records';
import type { OpenedSheet } from '../../spreadsheet/read/open-sheet';
import type { SheetRecord } from '../../spreadsheet/read/records';
import type { CellProblem } from '../../spreadsheet/read/wrong-cell';
import { sheetFields } from '../../spreadsheet/sheet-fields';
import { aroundDifference } from './around-difference';
import { type Preview, type PreviewProgress, type PreviewRow, previewOf } from './preview';
import { texts } from './texts';

const PROGRESS_EVERY = 2000;

/**
 * The changes that a file would make to a list's rows, cell by cell, and, if it `adds` rows, those that it would add.
 */
export function previewRows(
  sheet: OpenedSheet,
  rows: readonly Row[],
  adds: boolean,
  onProgress: (progress: PreviewProgress) => void,
): Preview {
  const { config, records } = sheet;
  const compare = recordComparer(config, rows, adds);
  const changes: PreviewRow[] = [];
  const newRows: PreviewRow[] = [];
  const problems: CellProblem[] = [];
  let changed = 0;
  let unchanged = 0;
  let unknown = 0;
  let unsure = 0;
  let known = 0;
  let newKeys = 0;
  for (const [done, record] of records.entries()) {
    if (done % PROGRESS_EVERY === 0) onProgress({ done, total: records.length });
    const outcome = compare(record);
    const { row, added } = outcome;
    problems.push(...outcome.problems);
    if (outcome.isNew || outcome.isUnknown) newKeys += 1;
    if (added) newRows.push(shownNewRow(sheet, record, added));
    if (!row) {
      if (outcome.isUnknown) unknown += 1;
      continue;
    }
    known += 1;
    unsure += outcome.unsure;
    if (outcome.changes.length > 0) changed += 1;
    else if (outcome.problems.length === 0 && outcome.unsure === 0) unchanged += 1;
    for (const change of outcome.changes) changes.push(shownChange(config, record, row, change));
  }
  // An unknown row has a problem, but no invalid cell.
  const invalid = problems.length - unknown;
  const usual = sheetFields(config);
  const others = sheet.header.columns.filter(({ field }) => !usual.includes(field));
  return previewOf(sheet, {
    changes: [
      {
        title: texts.newRows,
        columns: [
          { header: texts.row },
          ...sheet.header.columns.map(({ field }) => ({ header: field.label })),
        ],
        rows: newRows,
        text: texts.rowsToAdd(newRows.length, config),
      },
      {
        title: texts.changes,
        columns: [
          { header: texts.row },
          { header: texts.key },
          { header: texts.column },
          { header: texts.current, look: 'before' },
          { header: texts.inFile, look: 'after' },
        ],
        rows: changes,
        text: texts.changedCells(changes.length, changed),
      },
    ],
    problems,
    newKeys,
    columnsOfNewRows: known > 0 ? others.map(({ field }) => field.label) : [],
    others: [
      ['danger', invalid, texts.invalidCells(invalid)],
      ['danger', unknown, texts.unknownRows(unknown)],
      ['neutral', unsure, texts.unsureCells(unsure)],
      ['neutral', unchanged, texts.unchangedRows(unchanged)],
    ],
  });
}

function shownNewRow({ header }: OpenedSheet, { row }: SheetRecord, values: Row): PreviewRow {
  const shown = header.columns.map(({ field }) =>
    aroundDifference('', displayText(field, values[field.name], values)),
  );
  return [String(row), ...shown.map(([, text]) => text)];
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

import type { Tone } from '../../common/tones';
import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { modelOf } from '../../field-types';
import type { OpenedSheet } from '../../spreadsheet/read/open-sheet';
import type { CellProblem } from '../../spreadsheet/read/wrong-cell';
import { texts } from './texts';

/** Rows of the lists that a file is compared with, by the lists' names. */
export type KnownRows = Readonly<Record<string, readonly Row[]>>;

/** What a file is compared with. Must be memoized: a new object starts another comparison. */
export interface PreviewBasis {
  /** A file contains rows of a list, found by a key, or links between two lists. */
  readonly kind: 'rows' | 'links';
  /** Describes the file's columns. */
  readonly config: EntityConfig;
  readonly knownRows: () => KnownRows;
}

/** The texts of a row's cells. */
export type PreviewRow = readonly string[];

/** A list of changes or problems. */
export interface PreviewTable {
  readonly title: string;
  /** Columns with a look are wide. */
  readonly columns: readonly {
    readonly header: string;
    readonly look?: 'before' | 'after' | 'wrong' | 'plain';
  }[];
  readonly total: number;
}

/** The effect of an upload in numbers. */
export interface PreviewSummary {
  readonly counts: readonly { readonly tone: Tone; readonly text: string }[];
  readonly problems: number;
  /** The number of rows in the file with a key that the list doesn’t have. */
  readonly newKeys: number;
  /** Headers that match no column. */
  readonly unknownColumns: readonly string[];
  /** Columns that are filled in only for new rows. */
  readonly columnsOfNewRows: readonly string[];
  readonly tables: readonly PreviewTable[];
}

export interface Preview {
  readonly summary: PreviewSummary;
  readonly problems: readonly CellProblem[];
  /** Returns rows of each table. They are made on demand, because only a few of many are shown. */
  readonly rowsOf: readonly ((from: number, count: number) => readonly PreviewRow[])[];
}

/** Counts the compared rows of a file. */
export interface PreviewProgress {
  readonly done: number;
  readonly total: number;
}

interface FoundTable extends Pick<PreviewTable, 'title' | 'columns'> {
  readonly rows: readonly PreviewRow[];
  /** Their number, in words. */
  readonly text: string;
}

interface Findings {
  /** Tables of what the file would change; those without rows are left out. */
  readonly changes: readonly FoundTable[];
  readonly problems: readonly CellProblem[];
  readonly newKeys?: number;
  readonly columnsOfNewRows?: readonly string[];
  /** More counts with their texts; zeros are left out. */
  readonly others: readonly (readonly [Tone, number, string])[];
}

export function previewOf({ config, header, records }: OpenedSheet, findings: Findings): Preview {
  const { problems, others } = findings;
  const changes = findings.changes.filter(({ rows }) => rows.length > 0);
  const changed = changes.map(({ text }) => ({ tone: 'accent', text }) as const);
  const nothing = records.length > 0 ? texts.noChanges : texts.noRows;
  const counts = [
    ...(changed.length > 0 ? changed : [{ tone: 'neutral', text: nothing } as const]),
    ...others.flatMap(([tone, count, text]) => (count > 0 ? { tone, text } : [])),
  ];
  const tables = [
    {
      title: texts.problems,
      columns: PROBLEM_COLUMNS,
      total: problems.length,
      rows: (from: number, count: number) =>
        problems.slice(from, from + count).map((problem) => problemRow(config, problem)),
    },
    ...changes.map(({ title, columns, rows }) => ({
      title,
      columns,
      total: rows.length,
      rows: (from: number, count: number) => rows.slice(from, from + count),
    })),
  ].filter(({ total }) => total > 0);
  return {
    summary: {
      counts,
      problems: problems.length,
      newKeys: findings.newKeys ?? 0,
      unknownColumns: header.unknown,
      columnsOfNewRows: findings.columnsOfNewRows ?? [],
      tables: tables.map(({ rows, ...table }) => table),
    },
    problems,
    rowsOf: tables.map(({ rows }) => rows),
  };
}

const PROBLEM_COLUMNS: PreviewTable['columns'] = [
  { header: texts.row },
  { header: texts.column },
  { header: texts.inFile, look: 'wrong' },
  { header: texts.problem, look: 'plain' },
];

/** Leaves out encrypted values, which are masked on the screen. */
function problemRow(config: EntityConfig, problem: CellProblem): PreviewRow {
  const field = fieldOf(config, problem.field);
  const isMasked = modelOf(field).storage(field).encrypted === true;
  return [String(problem.row), field.label, isMasked ? '' : problem.shown, problem.message];
}

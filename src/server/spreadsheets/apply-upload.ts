import { MEGABYTE } from '../../common/quantities';
import type { EntityConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { readZipDirectory } from '../../spreadsheet/package/zip-directory';
import { SpreadsheetError } from '../../spreadsheet/spreadsheet-error';
import { invalid } from '../http/errors';
import { applyPrepared } from '../rows/apply';
import { RejectedChange, type RowChange } from '../rows/change-set';
import { entityWriter, type TableWriter } from '../rows/table-writer';
import type { Author, EntityStore, EntityTransaction } from '../tables/entity-store';
import type { Comparison } from './spreadsheet-worker';
import { spreadsheetTexts as texts } from './texts';
import type { UploadedFile } from './uploaded-file';
import { type AskThread, sendRows, withThread } from './with-thread';

const MIN_MS = 5_000;
const MS_PER_MEGABYTE = 250;
/** How many wrong cells a response lists. */
const MAX_LISTED = 200;
const BATCH = 250;

interface SheetUpload<Counts> {
  readonly config: EntityConfig;
  readonly author: Author;
  readonly file: UploadedFile;
  /** The most rows that a valid file can have. */
  maxRows(): Promise<number>;
  /** The rows that the file is compared with. They are read while the thread reads the file. */
  readonly rows: (from: EntityStore) => AsyncIterable<readonly Row[]>;
  /** Compares the file with the rows, both of which the thread has. Lists at most `maxProblems`. */
  compare(ask: AskThread, maxProblems: number, from: EntityStore): Promise<Comparison>;
  /** What the history says about the changes. */
  counts(changes: readonly RowChange[]): Counts;
  /** May reject a change. */
  readonly check?: ((change: RowChange) => void) | undefined;
  readonly writer?: (transaction: EntityTransaction) => TableWriter;
}

/** The result of an upload that changed rows. */
export type UploadResult<Result> = Result & {
  readonly unchanged: number;
  /** The entry in the history; undefined if nothing changed. */
  readonly change: number | undefined;
  /** Headers in the file that match no column. */
  readonly unknownColumns: readonly string[];
};

/**
 * Applies an uploaded spreadsheet, completely or not at all: a 422 names each wrong cell by its row number in the sheet
 * (`rows.12.metaTitle`), or says why the file can't be read.
 */
export async function applyUpload<Counts extends Readonly<Record<string, number>>>(
  store: EntityStore,
  {
    config,
    author,
    file,
    maxRows,
    rows,
    compare,
    counts,
    check,
    writer = entityWriter,
  }: SheetUpload<Counts>,
): Promise<UploadResult<Counts>> {
  const { bytes } = file;
  try {
    return await withThread(timeLimitOf(bytes), async (ask) => {
      const opened = ask('open', { config, bytes, maxRows: await maxRows(), adds: file.adds });
      // This may fail before it is awaited below.
      opened.catch(() => undefined);
      const makeSet = async (from: EntityStore) => {
        await Promise.all([opened, sendRows(ask, rows(from))]);
        const comparison = await compare(ask, MAX_LISTED, from);
        assertNoProblems(comparison);
        const changes = await changesFound(ask);
        for (const change of changes) check?.(change);
        const all = { ...counts(changes), unchanged: comparison.unchanged };
        return { changes, batch: { file: file.name, counts: all }, allowsDangling: true };
      };
      const bySheet: Author = { ...author, way: 'sheet' };
      const { set, entry } = await applyPrepared(store, config, bySheet, makeSet, { writer });
      const change = set.changes.length > 0 ? entry : undefined;
      return { ...set.batch.counts, change, unknownColumns: (await opened).unknownColumns };
    });
  } catch (error) {
    if (error instanceof SpreadsheetError) throw invalid({ file: [error.message] });
    if (error instanceof RejectedChange && 'sheetRow' in error.change) {
      const { change, errors } = error;
      const cells = Object.entries(errors).map(
        ([field, messages]) => [`rows.${change.sheetRow}.${field}`, messages] as const,
      );
      throw invalid(Object.fromEntries(cells), texts.wrongCells(cells.length));
    }
    throw error;
  }
}

/** What the thread has found, in batches that are quick to copy. */
async function changesFound(ask: AskThread): Promise<RowChange[]> {
  const changes: RowChange[] = [];
  for (;;) {
    const batch = await ask('nextChanges', BATCH);
    if (batch.length === 0) return changes;
    changes.push(...batch);
  }
}

/** Throws for a zip bomb that admits its size. */
function timeLimitOf(bytes: Uint8Array): number {
  const unpacked = readZipDirectory(bytes).reduce((sum, part) => sum + part.unpackedBytes, 0);
  return MIN_MS + Math.ceil((unpacked / MEGABYTE) * MS_PER_MEGABYTE);
}

function assertNoProblems({ problems, problemCount, records }: Comparison): void {
  if (problemCount === 0 && records === 0) throw invalid({ file: [texts.noRows] });
  if (problemCount === 0) return;
  const errors: Record<string, string[]> = {};
  for (const problem of problems) {
    const name = `rows.${problem.row}.${problem.field}`;
    errors[name] = [...(errors[name] ?? []), problem.message];
  }
  const rest = problemCount - problems.length;
  if (rest > 0) errors.file = [texts.andMore(rest)];
  throw invalid(errors, texts.wrongCells(problemCount));
}

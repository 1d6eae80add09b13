import { MEGABYTE } from '../../common/quantities';
import type { EntityConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { readZipDirectory } from '../../spreadsheet/package/zip-directory';
import { SpreadsheetError } from '../../spreadsheet/spreadsheet-error';
import { writeImport } from '../entities/imports';
import { retryOnConflict } from '../entities/retry-on-conflict';
import type { Author, EntityStore, OpenTable } from '../entity-tables/entity-store';
import { invalid } from '../http/errors';
import type { Comparison } from './spreadsheet-worker';
import { spreadsheetTexts as texts } from './texts';
import type { UploadedFile } from './uploaded-file';
import { type AskThread, sendRows, withThread } from './with-thread';

const MIN_MS = 5_000;
const MS_PER_MEGABYTE = 250;
/** How many wrong cells an answer lists. */
const MAX_LISTED = 200;

interface Upload<Counts> {
  readonly config: EntityConfig;
  readonly author: Author;
  readonly file: UploadedFile;
  /** How many rows of a file can be right. */
  maxRows(): Promise<number>;
  /** The rows that the file is compared with. They are read while the thread reads the file. */
  readonly rows: () => AsyncIterable<readonly Row[]>;
  /** Compares the file with the rows, both of which the thread has; lists that many problems. */
  compare(ask: AskThread, maxProblems: number): Promise<Comparison>;
  write(ask: AskThread, open: OpenTable): Promise<Counts>;
}

/** What came of a file that changed rows. */
export type UploadResult<Result> = Result & {
  readonly unchanged: number;
  /** Headers in the file that match no column. */
  readonly unknownColumns: readonly string[];
};

/**
 * Applies an uploaded spreadsheet, all of it or nothing: a 422 names each wrong cell by its row number
 * in the sheet (`rows.12.metaTitle`), or says why the file can't be read.
 */
export async function applyUpload<Counts extends Readonly<Record<string, number>>>(
  store: EntityStore,
  { config, author, file, maxRows, rows, compare, write }: Upload<Counts>,
): Promise<UploadResult<Counts>> {
  const { bytes } = file;
  try {
    return await withThread(timeLimitOf(bytes), async (ask) => {
      const opened = ask('open', { config, bytes, maxRows: await maxRows() });
      // It may fail before it is awaited below.
      opened.catch(() => undefined);
      const result = await retryOnConflict(store, config, { ...author, way: 'sheet' }, async () => {
        const [{ unknownColumns }] = await Promise.all([opened, sendRows(ask, rows())]);
        const comparison = await compare(ask, MAX_LISTED);
        assertNoProblems(comparison);
        const { unchanged } = comparison;
        return async (open) => {
          const counts = await writeImport(open, file.name, async (opened) => {
            return { ...(await write(ask, opened)), unchanged };
          });
          return { ...counts, unknownColumns };
        };
      });
      if (!result) throw invalid({ file: [texts.busy(config)] });
      return result;
    });
  } catch (error) {
    if (error instanceof SpreadsheetError) throw invalid({ file: [error.message] });
    throw error;
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

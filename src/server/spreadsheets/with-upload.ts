import { MEGABYTE } from '../../common/quantities';
import type { EntityConfig } from '../../entities/entity-config';
import { cellErrorName } from '../../spreadsheet/cell-error-name';
import { readZipDirectory } from '../../spreadsheet/package/zip-directory';
import { SpreadsheetError } from '../../spreadsheet/spreadsheet-error';
import { invalid } from '../http/errors';
import type { Comparison } from './spreadsheet-worker';
import { spreadsheetTexts as texts } from './texts';
import { type AskThread, withThread } from './with-thread';

const LEAST_MS = 5_000;
const MS_PER_MEGABYTE = 1_000;

/** How many wrong cells a refusal names. */
export const MOST_LISTED = 200;

/**
 * Runs `use` with a worker that has read an uploaded file as one of the config's. Adds to its result
 * the headers in the file that name no column. Throws a 422 for a file that can't be taken.
 */
export async function withUpload<Result>(
  config: EntityConfig,
  bytes: Uint8Array,
  use: (ask: AskThread) => Promise<Result>,
): Promise<Result & { readonly unknownColumns: readonly string[] }> {
  try {
    // A bomb that says how large it is gets no further.
    const timeLimit = timeLimitOf(bytes);
    return await withThread(timeLimit, async (ask) => {
      const { unknownColumns } = await ask('open', { config, bytes });
      return { ...(await use(ask)), unknownColumns };
    });
  } catch (error) {
    if (error instanceof SpreadsheetError) throw invalid({ file: [error.message] });
    throw error;
  }
}

function timeLimitOf(bytes: Uint8Array): number {
  const unpacked = readZipDirectory(bytes).reduce((sum, part) => sum + part.unpackedBytes, 0);
  return LEAST_MS + Math.ceil((unpacked / MEGABYTE) * MS_PER_MEGABYTE);
}

/** Throws a 422 that names each wrong cell by the row's number in the sheet (`rows.12.metaTitle`). */
export function demandNoProblems({ problems, problemCount, records }: Comparison): void {
  if (problemCount === 0 && records === 0) throw invalid({ file: [texts.noRows] });
  if (problemCount === 0) return;
  const errors: Record<string, string[]> = {};
  for (const problem of problems) {
    const name = cellErrorName(problem);
    errors[name] = [...(errors[name] ?? []), problem.message];
  }
  const rest = problemCount - problems.length;
  if (rest > 0) errors.file = [texts.andMore(rest)];
  throw invalid(errors, texts.wrongCells(problemCount));
}

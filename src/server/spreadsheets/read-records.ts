import type { EntityConfig } from '../../entities/entity-config';
import type { SheetRecord } from '../../spreadsheet/records';
import { readZipDirectory } from '../../spreadsheet/zip-directory';
import { inWorker } from './in-worker';

/** What a file says. */
export interface UploadedRecords {
  readonly records: readonly SheetRecord[];
  readonly unknownColumns: readonly string[];
}

/** So many are copied from the worker within a few milliseconds. */
const BATCH = 500;
const LEAST_MS = 5_000;
const MS_PER_MEGABYTE = 500;

/**
 * Reads a workbook in a worker. What its directory alone makes refuse, a bomb that says how large it
 * is, never gets there. Throws a `SpreadsheetFault`.
 */
export async function readUploadedRecords(
  config: EntityConfig,
  bytes: Uint8Array,
): Promise<UploadedRecords> {
  const parts = readZipDirectory(bytes);
  const megabytes = parts.reduce((sum, part) => sum + part.unpackedBytes, 0) / 1024 / 1024;
  return await inWorker(LEAST_MS + megabytes * MS_PER_MEGABYTE, async (ask) => {
    const { unknownColumns } = await ask('open', { config, bytes });
    const records: SheetRecord[] = [];
    for (;;) {
      const batch = await ask('nextRecords', BATCH);
      if (batch.length === 0) return { records, unknownColumns };
      records.push(...batch);
    }
  });
}

import type { EntityConfig } from '../../entities/entity-config';
import { withStoredChoices } from '../rows/references';
import type { Author, EntityStore } from '../tables/entity-store';
import { applyUpload, type UploadResult } from './apply-upload';
import { countRows, readSheetRows } from './sheet-rows';
import type { UploadedFile } from './uploaded-file';

/** Updates the rows that a spreadsheet identifies by the config's key. */
export async function bulkUpdate(
  store: EntityStore,
  stored: EntityConfig,
  author: Author,
  file: UploadedFile,
): Promise<UploadResult<{ updated: number }>> {
  const config = await withStoredChoices(store, stored);
  return await applyUpload(store, {
    config,
    author,
    file,
    rows: () => readSheetRows(store, config),
    maxRows: () => countRows(store, config),
    compare: (ask, maxProblems) => ask('compare', maxProblems),
    counts: (updated) => ({ updated }),
  });
}

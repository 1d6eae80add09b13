import type { EntityConfig } from '../../entities/entity-config';
import type { RowChange } from '../rows/change-set';
import { countRows } from '../rows/read-rows';
import { withStoredChoices } from '../rows/references';
import type { Author, EntityStore } from '../tables/entity-store';
import { applyUpload, type UploadResult } from './apply-upload';
import { readRowsForSpreadsheet } from './rows-for-spreadsheet';
import type { UploadedFile } from './uploaded-file';

/** How many rows a sheet can add before it counts as hostile. */
const MAX_NEW_ROWS = 20_000;

/**
 * Updates the rows that a spreadsheet identifies by the config's key, and adds rows with new keys if both the config
 * and the sender of the file want that.
 */
export async function bulkUpdate(
  store: EntityStore,
  stored: EntityConfig,
  author: Author,
  sent: UploadedFile,
  check?: (change: RowChange) => void,
): Promise<UploadResult<{ updated: number } | { updated: number; added: number }>> {
  const config = await withStoredChoices(store, stored);
  const adds = sent.adds && config.actions.bulkUpdate?.adds === true;
  const file = { ...sent, adds };
  return await applyUpload(store, {
    config,
    author,
    file,
    rows: (from) => readRowsForSpreadsheet(from, config),
    maxRows: async () => (await countRows(store, config)) + (adds ? MAX_NEW_ROWS : 0),
    compare: (ask, maxProblems) => ask('compare', maxProblems),
    counts(changes) {
      const added = changes.filter(({ before }) => before === undefined).length;
      const updated = changes.length - added;
      return adds ? { updated, added } : { updated };
    },
    check,
  });
}

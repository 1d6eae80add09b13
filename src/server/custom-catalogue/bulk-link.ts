import type { EntityConfig } from '../../entities/entity-config';
import { linkConfig } from '../../entities/link-config';
import { allIds } from '../catalogue-links/catalogue-ids';
import { linkWriter, readLinks } from '../catalogue-links/catalogue-links';
import { applyUpload, type UploadResult } from '../spreadsheets/apply-upload';
import type { UploadedFile } from '../spreadsheets/uploaded-file';
import type { Author, EntityStore } from '../tables/entity-store';

/** Adds the links of a spreadsheet that do not exist yet. */
export function bulkLink(
  store: EntityStore,
  configs: readonly EntityConfig[],
  author: Author,
  file: UploadedFile,
): Promise<UploadResult<{ added: number }>> {
  const knownIds = async (from: EntityStore) => ({
    wpIds: await allIds(from, configs, 'product'),
    catIds: await allIds(from, configs, 'category'),
  });
  return applyUpload(store, {
    config: linkConfig,
    author,
    file,
    rows: (from) => readLinks(from.db),
    async maxRows() {
      const { wpIds, catIds } = await knownIds(store);
      return wpIds.length * catIds.length;
    },
    compare: async (ask, maxProblems, from) =>
      await ask('compareLinks', await knownIds(from), maxProblems),
    counts: ({ length }) => ({ added: length }),
    writer: linkWriter,
  });
}

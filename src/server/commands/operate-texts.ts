import { plural } from '../../common/quantities';
import type { Manifest } from '../backup/manifest';

const contents = ({ rows, files }: Manifest) => {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return `${plural(total, 'row')} in ${plural(Object.keys(rows).length, 'table')}, ${plural(Object.keys(files).length, 'file')}`;
};

/** What the commands for operators print. */
export const operateTexts = {
  backupUsage: `Usage:
  npm run backup               backs up to a new folder in BACKUP_FOLDER
  npm run backup -- FOLDER     backs up to this folder, which must be new or empty`,
  restoreUsage: `Usage:
  npm run restore -- FOLDER    replaces all data by that of a backup`,
  migrateUsage: `Usage:
  npm run migrate -- --to postgres://USER:PASSWORD@HOST/DATABASE    copies all data from SQLite
  npm run migrate -- --to … --replace                               even if the database has other data`,
  backedUp: (folder: string, manifest: Manifest) =>
    `Backed up ${contents(manifest)} to ${folder}, and checked that it can be restored.`,
  restored: (folder: string, manifest: Manifest) =>
    `Restored ${contents(manifest)} as of ${manifest.madeAt} from ${folder}. Start the server now.`,
};

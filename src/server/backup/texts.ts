import { formatCount, plural } from '../../common/quantities';

export const backupTexts = {
  notEmpty: (folder: string) =>
    `The folder ${folder} is not empty. Choose one that does not exist yet, or leave it out.`,
  notWritable: (folder: string, reason: string) =>
    `${folder} can’t be written (${reason}). Choose another folder, or leave it out.`,
  noDatabase: (file: string) => `There is no database ${file} yet. Start the server first.`,
  noTables: 'The PostgreSQL database (DATABASE_URL) is empty. Start the server first.',
  noTool: (program: string) =>
    `The program ${program} is missing. Install PostgreSQL’s client programs, at least of the server’s version (on Debian: apt-get install postgresql-client).`,
  toolFailed: (program: string, complaint: string) => `${program} failed: ${complaint}`,
  noBackup: (folder: string) => `There is no backup in ${folder}: it has no manifest.json.`,
  changedManifest: (folder: string) =>
    `The manifest.json in ${folder} was changed or is damaged. Nothing was restored; use another backup.`,
  otherSecret:
    'This backup was made with another secret and can’t be read without it. Set PAPERHANGER_SECRET to that secret.',
  damaged: (folder: string, problems: readonly string[], more: number) =>
    `The backup in ${folder} is damaged. Use another one.\n${problems.map((problem) => `  ${problem}`).join('\n')}` +
    (more > 0 ? `\n  and ${plural(more, 'other file')}` : ''),
  missing: 'is missing',
  truncated: (found: number, wanted: number) => `has ${found} of ${wanted} bytes`,
  changed: 'was changed',
  unreadable: (folder: string) =>
    `The database in the backup ${folder} can’t be read or is missing rows. Use another one.`,
  otherDatabase: (backup: string, now: string) =>
    `This is a backup of ${backup}, but the settings are for ${now}. ${
      now === 'SQLite' ? 'Set DATABASE_URL' : 'Unset DATABASE_URL'
    }, then restore again. (npm run migrate copies SQLite to PostgreSQL.)`,
  otherUser: (folder: string) =>
    `The data folder ${folder} belongs to another user. Run this command as that user: sudo -u USER …`,
  foreignTables: (names: readonly string[]) =>
    `The PostgreSQL database has tables that are not Paperhanger’s: ${names.slice(0, 10).join(', ')}. Use an empty one. Nothing was changed.`,
  otherSchema: (wanted: string, now: string | null) =>
    `This backup was made in the schema ${wanted}, and in the PostgreSQL database (DATABASE_URL) ${
      now === null ? 'no schema is' : `the schema ${now} is`
    } in use. In that database, run: create schema if not exists "${wanted}"; alter role USER set search_path = "${wanted}"; then restore again. Nothing was changed.`,
  otherRows: (table: string) =>
    `The table ${table} would not have the same rows as the backup. Nothing was changed.`,
  readOnlyConfigs: (folder: string) =>
    `The entity files of the backup differ from those in ${folder}, which can’t be written. Make it writable, or put the backup’s files there first.`,
  diskFull:
    'The disk is full. Nothing was restored, and what was copied for it was removed. Free some space, then restore again.',
  copied: (table: string, done: number, total: number) =>
    `${table}: ${formatCount(done)} of ${plural(total, 'row')}`,
  copiedAll: (rows: string) =>
    `Copied ${rows}; counts and checksums agree. Start the server with this DATABASE_URL; it no longer uses the SQLite file.`,
  alreadyCopied: (rows: string) => `All ${rows} are there already; counts and checksums agree.`,
  otherData:
    'The PostgreSQL database has other data. To replace it, add --replace. Nothing was changed.',
  tooLong: (table: string, column: string, ids: readonly number[]) =>
    `PostgreSQL can’t keep ${column} of ${table} unique, because its value is too long in ${ids.length === 1 ? 'the row' : 'the rows'} ${ids.slice(0, 10).join(', ')}. Shorten it, then copy again. Nothing was changed.`,
  differs: 'The copy differed from the original and was removed. Try again.',
};

import { plural } from '../../common/quantities';

export const databaseTexts = {
  readByOthers: (file: string) =>
    `others can read it, and this user may not change that. Run: chmod 600 ${file}`,
  newer: (migrations: readonly string[]) =>
    `The database was written by a newer version of Paperhanger (it has ${migrations.join(', ')}). ` +
    'Install that version, or restore an earlier backup.',
  noFolder: (folder: string, reason: string) =>
    `The data folder ${folder} (PAPERHANGER_DATA) can’t be used: ${reason}.`,
  inUse: (folder: string) =>
    `The data folder ${folder} is in use. Stop the server and all commands first.`,
  usedAlone: (folder: string) =>
    `A command, such as a restore, has exclusive use of the data folder ${folder}. Start again when that is done.`,
  connected: (count: number) =>
    `The PostgreSQL database has ${plural(count, 'other connection')}. Stop all servers first. Nothing was changed.`,
  noFile: (file: string, reason: string) => `The database ${file} can’t be opened: ${reason}.`,
  noServer: (url: string, reason: string) => `The ${nameOf(url)} can’t be opened: ${reason}.`,
  waiting: (url: string, reason: string) => `Waiting for the ${nameOf(url)}: ${reason}.`,
};

/** Without the password, which is part of the URL. */
function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `PostgreSQL database ${host}${pathname} (DATABASE_URL)`;
}

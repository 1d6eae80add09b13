import { join } from 'node:path';

export interface DatabaseLocation {
  /** A PostgreSQL database (`postgres://…`); without it the SQLite `file` is used. */
  readonly url?: string | undefined;
  /** The SQLite file, created with its folder if it does not exist. */
  readonly file: string;
}

/** Where the settings say that the database is. */
export function databaseLocation(settings: {
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
}): DatabaseLocation {
  return { url: settings.databaseUrl, file: join(settings.dataFolder, 'paperhanger.db') };
}

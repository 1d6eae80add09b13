import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installOnDebian } from './install-on-debian';

/** Where systems and Homebrew install PostgreSQL: folders with one sub-folder per version. */
const HOMES: readonly (readonly [folder: string, version: RegExp, bin: string])[] = [
  ['/usr/lib/postgresql', /^\d+/, 'bin'],
  ['/usr', /^pgsql-\d+/, 'bin'],
  ['/opt/homebrew/opt', /^postgresql(@\d+)?$/, 'bin'],
  ['/usr/local/opt', /^postgresql(@\d+)?$/, 'bin'],
  ['/Applications/Postgres.app/Contents/Versions', /^\d+/, 'bin'],
];

/** Why the tests on PostgreSQL did not run. */
export const NO_POSTGRES = `The server tests on PostgreSQL did not run: none was found or could be installed. \
Set TEST_DATABASE_URL to a database whose user may create others (postgres://user:password@host/database)\
${process.platform === 'win32' ? '' : ', or install PostgreSQL'}.`;

/** The folder of PostgreSQL's programs. Installs them if there are none, on Debian as root. */
export function findOrInstallPostgres(): string | undefined {
  // A cluster for the tests is started by /bin/sh and listens on a Unix socket.
  if (process.platform === 'win32') return undefined;
  const found = findPostgres();
  if (found) return found;
  installOnDebian('postgresql');
  return findPostgres();
}

/** The folder of the programs of an installed PostgreSQL. */
export function findPostgres(): string | undefined {
  const installed = HOMES.flatMap(([home, version, bin]) =>
    subFolders(home)
      .filter((name) => version.test(name))
      .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
      .map((name) => join(home, name, bin)),
  );
  const onPath = (process.env.PATH ?? '').split(delimiter);
  return [...onPath, ...installed].find((folder) =>
    ['initdb', 'pg_ctl', 'postgres'].every((program) => existsSync(join(folder, program))),
  );
}

function subFolders(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

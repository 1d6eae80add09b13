import { formatBytes, plural } from '../../common/quantities';
import type { Patient } from './finding';

const ago = (hours: number) =>
  hours < 48
    ? `${plural(Math.floor(hours), 'hour')} ago`
    : `${plural(Math.floor(hours / 24), 'day')} ago`;

const howToBackUp = (isScheduled: boolean) =>
  isScheduled
    ? 'BACKUP_EVERY is set, so a running server makes one, or its log says why not.'
    : 'Set BACKUP_EVERY=24h, or run: npm run backup';

/** What to do about a check that failed; the reason says it for the others. */
const failures: Readonly<Record<string, (reason: string, patient: Patient) => string>> = {
  folder: (reason, { settings: { dataFolder } }) =>
    `${dataFolder} can’t be written (${reason}). Give it to the user that runs the server: chown -R USER ${dataFolder}`,
  proxy: (reason, { settings: { origin } }) =>
    `The server can’t be reached through ${origin} (${reason}). Check whether the proxy is running and forwards all paths to a server with the same secret.`,
  messages: (reason, { sendTo }) =>
    `No message could be sent to ${sendTo} (${reason}). Check MAIL_URL or SMS_WEBHOOK_URL and SMS_WEBHOOK_TOKEN.`,
  feed: (reason) => `${reason} Check ORDERS_FEED_URL.`,
  backup: (reason, { settings: { backups } }) =>
    `${backups.folder} can’t be written (${reason}), so the server can’t back up. Give it to the user that runs the server, or set BACKUP_FOLDER.`,
};

/** What is right in a few words; what is not, with what to do. */
export const doctorTexts = {
  failed: (check: string, reason: string, patient: Patient) =>
    failures[check]?.(reason, patient) ?? reason,
  usage:
    'Usage: npm run doctor [-- --send-to EMAIL-OR-MOBILE]   checks everything the server needs',
  settings: (mode: string) => `Valid for ${mode}.`,
  folder: (folder: string) =>
    `${folder} can be written, and only its owner can read what is secret in it.`,
  readable: (paths: readonly string[]) =>
    `Others can read ${paths.join(', ')}. Run: chmod -R go= ${paths.join(' ')}`,
  space: (folder: string, bytes: number) => `${formatBytes(bytes)} free in ${folder}.`,
  littleSpace: (folder: string, bytes: number) =>
    `Only ${formatBytes(bytes)} free in ${folder}. Remove old files there, or enlarge the disk.`,
  configs: (count: number, folder: string) =>
    `${plural(count, 'entity file')} in ${folder}, without problems.`,
  roles: (count: number) => `${plural(count, 'role')} without problems.`,
  configProblems: (problems: string) => `Correct the entity files:\n${problems}`,
  noDatabase: (file: string) => `${file} does not exist yet. The server creates it when it starts.`,
  migrationsWait: (count: number) =>
    `${plural(count, 'change')} to tables will be made at the next start. Back up first: npm run backup`,
  damaged:
    'The SQLite file is damaged. Stop the server and restore a backup: npm run restore -- FOLDER',
  sqlite: (version: string) => `SQLite ${version}; the file is intact.`,
  postgres: (version: string) => `PostgreSQL ${version} responds, and pg_dump can back it up.`,
  oldPostgres: (version: string, least: number) =>
    `PostgreSQL ${version} no longer gets security updates. Upgrade to ${least} or later.`,
  oldTools: (major: number, dump: string | undefined) =>
    `${dump === undefined ? 'pg_dump is missing' : `pg_dump ${dump} is too old`}, so nothing can be backed up. Install PostgreSQL’s client programs, version ${major} or later.`,
  clock: (host: string) => `It agrees with the clock of ${host}.`,
  apart: (ms: number, host: string) =>
    `It differs by ${plural(Math.round(ms / 1000), 'second')} from the clock of ${host}; one-time passwords may be rejected. Turn on time synchronization: timedatectl set-ntp true`,
  noClock:
    'There is no other server to compare it with. Make sure that it is synchronized: timedatectl',
  noAnswer: (host: string, reason: string) =>
    `${host} does not respond (${reason}). Check whether this computer can reach it.`,
  running: (address: string) => `It responds at ${address} and is ready.`,
  notRunning: (address: string) =>
    `It does not respond at ${address}. Start it, unless it was stopped on purpose.`,
  notReady: (status: number, body: string) =>
    `It is running, but not ready (${status} ${body}). Its log says why.`,
  otherFolder: (address: string, file: string) =>
    `It responds at ${address}, but ${file} does not exist. Set PAPERHANGER_DATA as for the server; if the file was moved, move it back.`,
  fullDisk:
    'It is running, but its disk is full, so nothing can be saved. Remove old files there, or enlarge the disk.',
  noProxy: 'A demo has none.',
  noOrigin:
    'PAPERHANGER_ORIGIN is not set. In front of the server there should be a proxy with TLS; set its address, and PAPERHANGER_TRUSTED_PROXIES.',
  believesAnyone:
    'The server believes any address that a client claims, so limits can be evaded. Let the proxy replace X-Forwarded-For, or name only the proxy in PAPERHANGER_TRUSTED_PROXIES.',
  noForwarded:
    'The proxy sends no X-Forwarded-For, so everyone shares one address. Make it send one. For nginx: proxy_set_header X-Forwarded-For $remote_addr;',
  notTrusted: (peer: string) =>
    `The proxy’s requests come from ${peer}, which is not in PAPERHANGER_TRUSTED_PROXIES, so everyone shares one address. Add it.`,
  proxy: (origin: string, address: string) =>
    `Requests to ${origin} arrive with the address of their sender; this one had ${address}.`,
  notSent: 'Not tried. To send one: npm run doctor -- --send-to YOUR-EMAIL-OR-MOBILE',
  sent: (contact: string) =>
    `A message with the one-time password 000000 was sent to ${contact}. Check whether it has arrived.`,
  demoFeed: 'The demo has its own.',
  noFeed: 'ORDERS_FEED_URL is not set, so orders can’t be updated.',
  feed: (rows: number) => `It has ${plural(rows, 'order')}.`,
  failedBackup: (failure: string) =>
    `The last scheduled backup failed: ${failure} Fix that; the server tries again within ten minutes.`,
  noBackup: (folder: string, isScheduled: boolean) =>
    `There is none in ${folder}. ${howToBackUp(isScheduled)}`,
  oldBackup: (hours: number, isScheduled: boolean) =>
    `The newest was made ${ago(hours)}. ${howToBackUp(isScheduled)}`,
  noSchedule: (hours: number) =>
    `The newest was made ${ago(hours)}. To make backups regularly, set BACKUP_EVERY=24h.`,
  backup: (hours: number) => `The newest was made ${ago(hours)}, and was checked.`,
};

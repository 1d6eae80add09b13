import { existsSync } from 'node:fs';
import { readFile, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { MEGABYTE } from '../../common/quantities';
import { formatProblems } from '../../entities/check/config-problem';
import { loadConfigs } from '../../entities/check/load-configs';
import { otpDelivery } from '../auth/otp-delivery';
import { FAILURE_FILE, newestBackup } from '../backup/scheduled-backups';
import { reasonOf } from '../database/database-error';
import { databaseLocation } from '../database/database-location';
import { makeFolder } from '../database/make-folder';
import { fetchFeed } from '../orders/fetch-feed';
import { openFeed } from '../orders/open-feed';
import { demoSecretFile } from '../secrets/secret';
import { ownAddress } from '../settings/own-address';
import { hour } from '../time/clock';
import { askArrival } from './arrival';
import { database, missingFile, roles } from './database-check';
import { type Finding, fail, ok, type Patient, warn } from './finding';
import { doctorTexts as texts } from './texts';

const LEAST_FREE = 200 * MEGABYTE;
const LITTLE_FREE = 1024 * MEGABYTE;
/** One-time passwords are valid for minutes. */
const MOST_APART_MS = 30_000;
/** Reserved for documentation (RFC 5737), so no client has it. */
const PRETENDED = '203.0.113.77';

type Check = (patient: Patient) => Promise<Finding | readonly Finding[]>;

/** All checks, in the order in which problems should be solved. */
export const checks: Readonly<Record<string, Check>> = {
  folder,
  disk,
  configs,
  database,
  roles,
  clock,
  server,
  proxy,
  messages,
  feed,
  backup,
};

/** Runs a check. An error counts as a failure. */
export async function runCheck(name: string, patient: Patient): Promise<readonly Finding[]> {
  try {
    return [(await checks[name]?.(patient)) ?? []].flat();
  } catch (error) {
    return [fail(texts.failed(name, reasonOf(error), patient))];
  }
}

async function folder({ settings: { dataFolder } }: Patient) {
  await makeFolder(dataFolder);
  await tryToWrite(dataFolder);
  const { file } = databaseLocation({ dataFolder, databaseUrl: undefined });
  const open: string[] = [];
  for (const path of [file, demoSecretFile(dataFolder)]) {
    // Windows has no such modes.
    const isOpen = existsSync(path) && ((await stat(path)).mode & 0o077) !== 0;
    if (isOpen && process.platform !== 'win32') open.push(path);
  }
  return open.length > 0 ? fail(texts.readable(open)) : ok(texts.folder(dataFolder));
}

/** Writes a file into a folder or, if that doesn't exist, into the one in which it would be made. */
async function tryToWrite(path: string): Promise<void> {
  if (!existsSync(path)) return await tryToWrite(dirname(path));
  const probe = join(path, `.doctor-${process.pid}`);
  await writeFile(probe, '');
  await rm(probe);
}

async function disk({ settings: { dataFolder, backups } }: Patient) {
  const folders = [dataFolder, backups.folder].filter((path) => existsSync(path));
  return await Promise.all(
    folders.map(async (path) => {
      const { bavail, bsize } = await statfs(path);
      const bytes = bavail * bsize;
      if (bytes > LITTLE_FREE) return ok(texts.space(path, bytes));
      return (bytes < LEAST_FREE ? fail : warn)(texts.littleSpace(path, bytes));
    }),
  );
}

async function configs({ settings: { configsFolder } }: Patient) {
  const { configs: found, problems } = await loadConfigs(configsFolder);
  return problems.length > 0
    ? fail(texts.configProblems(formatProblems(problems)))
    : ok(texts.configs(found.length, configsFolder));
}

/** Compares the clock with that of any other server that the settings name. */
async function clock({ settings: { origin, siteUrl, ordersFeedUrl } }: Patient) {
  const address = ordersFeedUrl ?? siteUrl ?? origin;
  if (address === undefined) return warn(texts.noClock);
  const { host, origin: site } = new URL(address);
  const signal = AbortSignal.timeout(5_000);
  const before = Date.now();
  const { headers } = await fetch(site, { method: 'HEAD', redirect: 'manual', signal }).catch(
    (error) => {
      throw new Error(texts.noAnswer(host, reasonOf(error)));
    },
  );
  const theirs = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(theirs)) return warn(texts.noClock);
  // The header has whole seconds, and was written at some time in between.
  const apart = Math.max(before - theirs - 1000, theirs - Date.now(), 0);
  return apart > MOST_APART_MS ? fail(texts.apart(apart, host)) : ok(texts.clock(host));
}

async function server({ settings }: Patient) {
  const address = ownAddress(settings);
  const signal = AbortSignal.timeout(10_000);
  const response = await fetch(`${address}/readyz`, { signal }).catch(() => undefined);
  if (!response) return warn(texts.notRunning(address));
  const body = await response.text();
  if (!response.ok) return fail(texts.notReady(response.status, body));
  const file = missingFile(settings);
  if (file !== undefined) return fail(texts.otherFolder(address, file));
  return body.includes('"disk":"full"') ? fail(texts.fullDisk) : ok(texts.running(address));
}

async function proxy({ settings: { origin, mode, trustedProxies }, secret }: Patient) {
  if (origin === undefined) return mode === 'demo' ? ok(texts.noProxy) : warn(texts.noOrigin);
  const { address, peer, forwardedFor } = await askArrival(origin, secret, PRETENDED);
  if (forwardedFor === undefined) return fail(texts.noForwarded);
  // The address that the proxy has added, or that it let through.
  const sender = forwardedFor.split(',').at(-1)?.trim();
  if (sender === PRETENDED && address === PRETENDED) return fail(texts.believesAnyone);
  const isDirect = sender === PRETENDED && trustedProxies.length === 0;
  if (address === peer && address !== sender && !isDirect) return fail(texts.notTrusted(peer));
  return ok(texts.proxy(origin, address));
}

async function messages({ settings, sendTo }: Patient) {
  if (sendTo === undefined) return warn(texts.notSent);
  const deliver = otpDelivery({ ...settings, mode: 'production' }, () => {});
  await deliver({ username: 'doctor', contact: sendTo, code: '000000' });
  return ok(texts.sent(sendTo));
}

async function feed({ settings: { ordersFeedUrl, mode } }: Patient) {
  if (ordersFeedUrl === undefined) return mode === 'demo' ? ok(texts.demoFeed) : warn(texts.noFeed);
  const found = await openFeed(await fetchFeed(ordersFeedUrl));
  await found.close();
  return ok(texts.feed(found.rows));
}

async function backup({ settings: { backups } }: Patient) {
  const { folder: path, everyMs } = backups;
  const failure = await readFile(join(path, FAILURE_FILE), 'utf8').catch(() => undefined);
  if (failure !== undefined) return fail(texts.failedBackup(failure.trim()));
  const isScheduled = everyMs !== undefined;
  // If nothing can be written, there is no note of the failure either.
  if (isScheduled) await tryToWrite(path);
  const newest = await newestBackup(path);
  if (newest === undefined) return warn(texts.noBackup(path, isScheduled));
  const hours = (Date.now() - newest) / hour;
  const isOld = Date.now() - newest > 2 * (everyMs ?? 24 * hour);
  if (isOld) return warn(texts.oldBackup(hours, isScheduled));
  return isScheduled ? ok(texts.backup(hours)) : warn(texts.noSchedule(hours));
}

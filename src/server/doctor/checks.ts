import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MEGABYTE } from '../../common/quantities';
import { formatProblems } from '../../entities/check/config-problem';
import { loadConfigs } from '../../entities/check/load-configs';
import { otpDelivery } from '../auth/otp-delivery';
import { FAILURE_FILE, newestBackup } from '../backup/scheduled-backups';
import { hour } from '../http/clock';
import { fetchFeed } from '../orders/fetch-feed';
import { openFeed } from '../orders/open-feed';
import { databaseLocation, type Settings } from '../settings/settings';
import { askArrival } from './arrival';
import { databaseCheck } from './database-check';
import { type Check, fail, ok, type Patient, warn } from './finding';
import { doctorTexts as texts } from './texts';

const LEAST_FREE = 200 * MEGABYTE;
const LITTLE_FREE = 1024 * MEGABYTE;
/** One-time passwords are valid for minutes. */
const MOST_APART_MS = 30_000;
/** Reserved for documentation (RFC 5737), so no client has it. */
const PRETENDED = '203.0.113.77';

/** All checks, in the order in which problems should be solved. */
export function checksOf(patient: Patient): readonly Check[] {
  const { settings } = patient;
  return [
    folderCheck(settings),
    diskCheck(settings),
    configsCheck(settings),
    databaseCheck(patient),
    clockCheck(settings),
    serverCheck(settings),
    proxyCheck(patient),
    messageCheck(patient),
    feedCheck(settings),
    backupCheck(settings),
  ];
}

function folderCheck({ dataFolder }: Settings): Check {
  const { file } = databaseLocation({ dataFolder, databaseUrl: undefined });
  const look = async () => {
    await mkdir(dataFolder, { recursive: true });
    const probe = join(dataFolder, `.doctor-${process.pid}`);
    await writeFile(probe, '');
    await rm(probe);
    const open: string[] = [];
    for (const path of [file, join(dataFolder, 'secret')]) {
      // Windows has no such modes.
      const isOpen = existsSync(path) && ((await stat(path)).mode & 0o077) !== 0;
      if (isOpen && process.platform !== 'win32') open.push(path);
    }
    return open.length > 0 ? fail(texts.readable(open)) : ok(texts.folder(dataFolder));
  };
  return { about: 'folder', look, failed: (reason) => texts.noFolder(dataFolder, reason) };
}

function diskCheck({ dataFolder, backups }: Settings): Check {
  const look = async () => {
    const folders = [dataFolder, backups.folder].filter((folder) => existsSync(folder));
    const free = await Promise.all(
      folders.map(async (folder) => {
        const { bavail, bsize } = await statfs(folder);
        return { folder, bytes: bavail * bsize };
      }),
    );
    return free.map(({ folder, bytes }) => {
      if (bytes < LITTLE_FREE) {
        return (bytes < LEAST_FREE ? fail : warn)(texts.littleSpace(folder, bytes));
      }
      return ok(texts.space(folder, bytes));
    });
  };
  return { about: 'disk', look, failed: (reason) => reason };
}

function configsCheck({ configsFolder }: Settings): Check {
  const look = async () => {
    const { configs, problems } = await loadConfigs(configsFolder);
    return problems.length > 0
      ? fail(texts.configProblems(formatProblems(problems)))
      : ok(texts.configs(configs.length, configsFolder));
  };
  return { about: 'configs', look, failed: (reason) => reason };
}

/** Compares the clock with that of any other server that the settings name. */
function clockCheck({ origin, siteUrl, ordersFeedUrl }: Settings): Check {
  const address = ordersFeedUrl ?? siteUrl ?? origin;
  const look = async () => {
    if (address === undefined) return warn(texts.noClock);
    const { host, origin: site } = new URL(address);
    const signal = AbortSignal.timeout(5_000);
    const before = Date.now();
    const { headers } = await fetch(site, { method: 'HEAD', redirect: 'manual', signal });
    const theirs = Date.parse(headers.get('date') ?? '');
    if (Number.isNaN(theirs)) return warn(texts.noClock);
    // The header has whole seconds, and was written at some time in between.
    const apart = Math.max(before - theirs - 1000, theirs - Date.now(), 0);
    return apart > MOST_APART_MS ? fail(texts.apart(apart, host)) : ok(texts.clock(host));
  };
  return { about: 'clock', look, failed: (reason) => texts.noAnswer(address ?? '', reason) };
}

function localAddress({ port, host }: Settings): string {
  if (['::', '0.0.0.0'].includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function serverCheck(settings: Settings): Check {
  const address = localAddress(settings);
  const look = async () => {
    const signal = AbortSignal.timeout(10_000);
    const response = await fetch(`${address}/readyz`, { signal }).catch(() => undefined);
    if (!response) return warn(texts.notRunning(address));
    const body = await response.text();
    return response.ok ? ok(texts.running(address)) : fail(texts.notReady(response.status, body));
  };
  return { about: 'server', look, failed: (reason) => reason };
}

function proxyCheck({ settings, secret }: Patient): Check {
  const { origin, mode, trustedProxies } = settings;
  const look = async () => {
    if (origin === undefined) {
      return mode === 'demo' ? ok(texts.noProxy) : warn(texts.noOrigin);
    }
    const { address, peer, forwardedFor } = await askArrival(origin, secret, PRETENDED);
    if (forwardedFor === undefined) return fail(texts.noForwarded);
    // What the proxy has added, or what it let through.
    const sender = forwardedFor.split(',').at(-1)?.trim();
    if (sender === PRETENDED && address === PRETENDED) return fail(texts.believesAnyone);
    const isDirect = sender === PRETENDED && trustedProxies.length === 0;
    if (address === peer && address !== sender && !isDirect) return fail(texts.notTrusted(peer));
    return ok(texts.proxy(origin, address));
  };
  return { about: 'proxy', look, failed: (reason) => texts.noArrival(origin ?? '', reason) };
}

function messageCheck({ settings, sendTo }: Patient): Check {
  const look = async () => {
    if (sendTo === undefined) return ok(texts.notSent);
    const deliver = otpDelivery({ ...settings, mode: 'production' }, () => {});
    await deliver({ username: 'doctor', contact: sendTo, code: '000000' });
    return ok(texts.sent(sendTo));
  };
  return { about: 'messages', look, failed: (reason) => texts.sendFailed(sendTo ?? '', reason) };
}

function feedCheck({ ordersFeedUrl, mode }: Settings): Check {
  const look = async () => {
    if (ordersFeedUrl === undefined)
      return mode === 'demo' ? ok(texts.demoFeed) : warn(texts.noFeed);
    const feed = await openFeed(await fetchFeed(ordersFeedUrl));
    await feed.close();
    return ok(texts.feed(feed.rows));
  };
  return { about: 'feed', look, failed: texts.feedFailed };
}

function backupCheck({ backups }: Settings): Check {
  const { folder, everyMs } = backups;
  const look = async () => {
    const failure = await readFile(join(folder, FAILURE_FILE), 'utf8').catch(() => undefined);
    if (failure !== undefined) return fail(texts.failedBackup(failure.trim()));
    const newest = await newestBackup(folder);
    if (newest === undefined) return warn(texts.noBackup(folder));
    const hours = (Date.now() - newest) / hour;
    const isOld = Date.now() - newest > 2 * (everyMs ?? 24 * hour);
    if (isOld) return warn(texts.oldBackup(hours));
    return everyMs === undefined ? warn(texts.noSchedule(hours)) : ok(texts.backup(hours));
  };
  return { about: 'backup', look, failed: (reason) => reason };
}

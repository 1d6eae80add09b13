import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { reasonOf } from '../database/database-error';
import { day, hour, minute, second } from '../time/clock';
import {
  exampleOf,
  hidesAddresses,
  secretFiles,
  settingsSchema,
  type Variables,
} from './settings-schema';
import { settingsTexts as texts } from './texts';

/** The checked settings of the environment. */
export type Settings = ReturnType<typeof settingsFrom>;
export type SellerSettings = Settings['seller'];
export type SmsWebhook = NonNullable<Settings['smsWebhook']>;

/** Settings, or all problems with them: one sentence per setting, with an example. */
export type SettingsResult =
  | { readonly settings: Settings }
  | { readonly problems: readonly string[] };

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings, secrets also from files. An empty variable counts as missing; an empty file is a mistake. */
export function readSettings(environment: Environment): SettingsResult {
  const values = new Map(Object.entries(environment).filter(([, value]) => !isEmpty(value)));
  const problems: string[] = [];
  for (const [nameOfFile, name] of secretFiles) {
    const file = values.get(nameOfFile);
    if (file === undefined) continue;
    const report = (reason: string) =>
      problems.push(texts.problem(nameOfFile, reason, exampleOf(nameOfFile)));
    if (values.has(name)) {
      report(texts.alsoSet(name));
    } else {
      try {
        const value = readFileSync(file, 'utf8').trim();
        if (isEmpty(value)) report(texts.emptyFile(file));
        else values.set(name, value);
      } catch (error) {
        report(texts.unreadableFile(file, reasonOf(error)));
      }
    }
  }
  if (problems.length > 0) return { problems };
  const result = settingsSchema.safeParse(Object.fromEntries(values));
  if (!result.success) return { problems: result.error.issues.map(describe) };
  return { settings: settingsFrom(result.data) };
}

const isEmpty = (value = '') => value.trim() === '';

function settingsFrom(found: Variables) {
  const mode = found.PAPERHANGER_MODE;
  const smsUrl = found.SMS_WEBHOOK_URL;
  return {
    mode,
    host: found.PAPERHANGER_HOST ?? (mode === 'demo' ? 'localhost' : '::'),
    port: found.PORT,
    origin: found.PAPERHANGER_ORIGIN,
    trustedProxies: addressesIn(found.PAPERHANGER_TRUSTED_PROXIES),
    hidesAddresses: hidesAddresses(found),
    dataFolder: resolve(found.PAPERHANGER_DATA),
    configsFolder: resolve(found.PAPERHANGER_CONFIGS),
    backups: {
      everyMs: found.BACKUP_EVERY === undefined ? undefined : milliseconds(found.BACKUP_EVERY),
      keep: found.BACKUP_KEEP,
      folder: resolve(found.BACKUP_FOLDER ?? join(found.PAPERHANGER_DATA, 'backups')),
    },
    databaseUrl: found.DATABASE_URL,
    auditDays: found.AUDIT_DAYS,
    mailUrl: found.MAIL_URL,
    smsWebhook: smsUrl === undefined ? undefined : { url: smsUrl, token: found.SMS_WEBHOOK_TOKEN },
    ordersFeedUrl: found.ORDERS_FEED_URL,
    /** The shop's public site. */
    siteUrl: found.SITE_URL,
    /** The folder of its pictures. */
    sitePictures: found.SITE_PICTURES,
    seller: {
      name: found.SELLER_NAME,
      address: found.SELLER_ADDRESS,
      gstin: found.SELLER_GSTIN,
      phone: found.SELLER_PHONE,
      email: found.SELLER_EMAIL,
    },
    /** Always set in production; demo mode generates its own (`demoSecret`). */
    secret: found.PAPERHANGER_SECRET,
    /** For `npm run rotate-secret`. */
    newSecret: found.PAPERHANGER_NEW_SECRET,
  };
}

const addressesIn = (proxies = 'none') =>
  proxies === 'none' ? [] : proxies.split(',').map((one) => one.trim());

/** A duration such as `24h` in milliseconds. */
function milliseconds(duration: string): number {
  const units: Readonly<Record<string, number>> = { s: second, m: minute, h: hour, d: day };
  return Number.parseInt(duration, 10) * (units[duration.slice(-1)] ?? 0);
}

export function settingsReport(problems: readonly string[]): string {
  return [texts.heading(problems.length), ...problems.map((problem) => `  ${problem}`)].join('\n');
}

/** Does not quote the value, which may be a secret or contain a password. */
function describe(issue: { readonly path: PropertyKey[]; readonly message: string }): string {
  const name = String(issue.path[0]);
  return texts.problem(name, issue.message, exampleOf(name));
}

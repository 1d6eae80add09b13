import { join, resolve } from 'node:path';
import type { DatabaseLocation } from '../database/open-database';
import { exampleOf, type SettingName, settingsSchemas } from './settings-schema';
import { settingsTexts as texts } from './texts';

/** The checked settings of the environment. */
export interface Settings {
  readonly mode: 'demo' | 'production';
  readonly host: string;
  readonly port: number;
  readonly origin: string | undefined;
  readonly trustedProxies: readonly string[];
  readonly dataFolder: string;
  readonly configsFolder: string;
  readonly databaseUrl: string | undefined;
  readonly mailUrl: string | undefined;
  readonly smsWebhook: SmsWebhook | undefined;
  readonly ordersFeedUrl: string | undefined;
  /** The shop's public site. */
  readonly siteUrl: string | undefined;
  readonly seller: SellerSettings;
  /** Always set in production; demo mode generates its own (`demoSecret`). */
  readonly secret: string | undefined;
}

export interface SmsWebhook {
  readonly url: string;
  readonly token: string | undefined;
}

export interface SellerSettings {
  readonly name: string | undefined;
  readonly address: string | undefined;
  readonly gstin: string | undefined;
  readonly phone: string | undefined;
  readonly email: string | undefined;
}

/** Settings, or all problems with them: one sentence per setting, with an example. */
export type SettingsResult =
  | { readonly settings: Settings }
  | { readonly problems: readonly string[] };

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings. An empty variable counts as missing. */
export function readSettings(environment: Environment): SettingsResult {
  const values = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const schema =
    values.PAPERHANGER_MODE === 'production' ? settingsSchemas.production : settingsSchemas.demo;
  const result = schema.safeParse(values);
  if (!result.success) return { problems: result.error.issues.map(describe) };

  const found = result.data;
  const mode = found.PAPERHANGER_MODE;
  return {
    settings: {
      mode,
      host: found.PAPERHANGER_HOST ?? (mode === 'demo' ? 'localhost' : '::'),
      port: Number(found.PORT),
      origin: found.PAPERHANGER_ORIGIN,
      trustedProxies: found.PAPERHANGER_TRUSTED_PROXIES?.split(',').map((one) => one.trim()) ?? [],
      dataFolder: resolve(found.PAPERHANGER_DATA),
      configsFolder: resolve(found.PAPERHANGER_CONFIGS),
      databaseUrl: found.DATABASE_URL,
      mailUrl: found.MAIL_URL,
      smsWebhook:
        found.SMS_WEBHOOK_URL === undefined
          ? undefined
          : { url: found.SMS_WEBHOOK_URL, token: found.SMS_WEBHOOK_TOKEN },
      ordersFeedUrl: found.ORDERS_FEED_URL,
      siteUrl: found.SITE_URL,
      seller: {
        name: found.SELLER_NAME,
        address: found.SELLER_ADDRESS,
        gstin: found.SELLER_GSTIN,
        phone: found.SELLER_PHONE,
        email: found.SELLER_EMAIL,
      },
      secret: found.PAPERHANGER_SECRET,
    },
  };
}

export function databaseLocation({ databaseUrl, dataFolder }: Settings): DatabaseLocation {
  return { url: databaseUrl, file: join(dataFolder, 'paperhanger.db') };
}

export function settingsReport(problems: readonly string[]): string {
  return [texts.heading(problems.length), ...problems.map((problem) => `  ${problem}`)].join('\n');
}

/** Does not quote the value, which may be a secret or contain a password. */
function describe(issue: { readonly path: PropertyKey[]; readonly message: string }): string {
  const name = String(issue.path[0]);
  return texts.problem(name, issue.message, isSetting(name) ? exampleOf(name) : '');
}

function isSetting(name: string): name is SettingName {
  return name in settingsSchemas.demo.shape;
}

import { join, resolve } from 'node:path';
import type { DatabaseLocation } from '../database/open-database';
import { exampleOf, type SettingName, settingsSchemas } from './settings-schema';
import { settingsTexts as texts } from './texts';

/** What the environment says, checked. */
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
  /** Always there in production; demo mode makes its own (`keptSecret`). */
  readonly secret: string | undefined;
}

export interface SmsWebhook {
  readonly url: string;
  readonly token: string | undefined;
}

/** Who sells: what is known of it. */
export interface SellerSettings {
  readonly name: string | undefined;
  readonly address: string | undefined;
  readonly gstin: string | undefined;
  readonly phone: string | undefined;
  readonly email: string | undefined;
}

/** Settings, or everything that is wrong with them: one sentence a setting, with an example. */
export type SettingsResult =
  | { readonly settings: Settings }
  | { readonly faults: readonly string[] };

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings. An empty variable counts as one that is not there. */
export function readSettings(environment: Environment): SettingsResult {
  const values = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const schema =
    values.PAPERHANGER_MODE === 'production' ? settingsSchemas.production : settingsSchemas.demo;
  const result = schema.safeParse(values);
  if (!result.success) return { faults: result.error.issues.map(faultText) };

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

/** The report of all faults. */
export function settingsReport(faults: readonly string[]): string {
  return [texts.heading(faults.length), ...faults.map((fault) => `  ${fault}`)].join('\n');
}

// The value itself is not quoted: it may be a secret or hold a password.
function faultText(issue: { readonly path: PropertyKey[]; readonly message: string }): string {
  const name = String(issue.path[0]);
  return texts.fault(name, issue.message, isSetting(name) ? exampleOf(name) : '');
}

function isSetting(name: string): name is SettingName {
  return name in settingsSchemas.demo.shape;
}

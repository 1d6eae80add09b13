import { isIPv4, isIPv6 } from 'node:net';
import * as z from 'zod/mini';
import { settingsTexts as texts } from './texts';
import { isWeakSecret } from './weak-secret';

const loopbackNames: readonly string[] = ['localhost', '127.0.0.1', '::1'];

function isUrl(value: string, protocols: readonly string[]): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocols.includes(protocol) && hostname !== '';
}

/** Whether a text is an address or a network, such as `10.0.0.0/8` or `10.0.0.0/255.0.0.0`. */
function isNetwork(text: string): boolean {
  const [address = '', range = '1', ...more] = text.trim().split('/');
  const bits = isIPv4(address) ? 32 : isIPv6(address) ? 128 : 0;
  const isPrefix = /^\d+$/.test(range) && Number(range) >= 1 && Number(range) <= bits;
  return more.length === 0 && (isPrefix || (bits === 32 && isIPv4(range)));
}

/** A text that the rule allows. */
const text = (rule: (value: string) => boolean, error: string) =>
  z.string().check(z.refine(rule, error));
const url = (protocols: readonly string[], error: string) =>
  z.optional(text((value) => isUrl(value, protocols), error));
const web = ['http:', 'https:'];
const webUrl = () => url(web, texts.webUrl);
const isOrigin = (value: string) => isUrl(value, web) && new URL(value).origin === value;
const anyText = () => z.optional(z.string());

function wholeNumber(min: number, max: number, normal: number, error: string) {
  const isInRange = (value: string) =>
    /^\d{1,5}$/.test(value) && Number(value) >= min && Number(value) <= max;
  return z._default(z.pipe(text(isInRange, error), z.transform(Number)), normal);
}

/** Not a command: a shell would run it whenever a file of settings is loaded, with a different secret each time. */
const SECRET_EXAMPLE = '"the output of: openssl rand -base64 48"';

const facts = z.registry<{ readonly example: string; readonly isSecret: boolean }>();

/** A setting, with an example for problem reports. `docs/operating.md` describes them all. */
function setting<Schema extends z.ZodMiniType>(
  schema: Schema,
  example: string,
  isSecret = false,
): Schema {
  facts.add(schema, { example, isSecret });
  return schema;
}

/** A setting that is or may contain a password. It can also be in a file that `NAME_FILE` names. */
const secretSetting = <Schema extends z.ZodMiniType>(schema: Schema, example: string) =>
  setting(schema, example, true);

const variables = z.object({
  PORT: setting(wholeNumber(0, 65_535, 3000, texts.port), '3000'),
  PAPERHANGER_ORIGIN: setting(
    z.optional(text(isOrigin, texts.origin)),
    'https://office.example.com',
  ),
  PAPERHANGER_TRUSTED_PROXIES: setting(
    z.optional(
      text((value) => value === 'none' || value.split(',').every(isNetwork), texts.addresses),
    ),
    '127.0.0.1,10.0.0.0/8',
  ),
  PAPERHANGER_DATA: setting(z._default(z.string(), './data'), './data'),
  PAPERHANGER_CONFIGS: setting(z._default(z.string(), './entity-configs'), './entity-configs'),
  BACKUP_EVERY: setting(
    z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}[smhd]$/, texts.duration))),
    '24h',
  ),
  BACKUP_KEEP: setting(wholeNumber(1, 9999, 7, texts.count), '7'),
  BACKUP_FOLDER: setting(anyText(), '/mnt/backups/paperhanger'),
  DATABASE_URL: secretSetting(
    url(['postgres:', 'postgresql:'], texts.postgresUrl),
    'postgres://paperhanger:password@localhost:5432/paperhanger',
  ),
  AUDIT_DAYS: setting(wholeNumber(30, 99_999, 400, texts.days), '400'),
  MAIL_URL: secretSetting(
    url(['smtp:', 'smtps:'], texts.mailUrl),
    'smtps://user:password@mail.example.com:465/?from=office@example.com',
  ),
  SMS_WEBHOOK_URL: secretSetting(webUrl(), 'https://sms.example.com/send'),
  SMS_WEBHOOK_TOKEN: secretSetting(anyText(), 'the-token-of-your-gateway'),
  ORDERS_FEED_URL: secretSetting(webUrl(), 'https://shop.example.com/orders.json'),
  SITE_URL: setting(webUrl(), 'https://shop.example.com'),
  SITE_PICTURES: setting(z._default(z.string(), 'images/'), 'images/'),
  SELLER_NAME: setting(anyText(), '"Walls of India Pvt. Ltd."'),
  SELLER_ADDRESS: setting(anyText(), '"12 MG Road, Bengaluru, Karnataka 560001"'),
  SELLER_GSTIN: setting(
    z.optional(z.string().check(z.regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/, texts.gstin))),
    '29ABCDE1234F1Z5',
  ),
  SELLER_PHONE: setting(anyText(), '"+91 98765 43210"'),
  SELLER_EMAIL: setting(z.optional(z.email({ error: texts.email })), 'hello@shop.example.com'),
  PAPERHANGER_MODE: setting(
    z._default(z.enum(['demo', 'production'], { error: texts.mode }), 'demo'),
    'production',
  ),
  PAPERHANGER_HOST: setting(anyText(), '127.0.0.1'),
  PAPERHANGER_SECRET: secretSetting(
    z.optional(
      z.string().check(
        z.minLength(32, { error: texts.secretLength, abort: true }),
        z.refine((value) => !isWeakSecret(value), texts.weakSecret),
      ),
    ),
    SECRET_EXAMPLE,
  ),
  PAPERHANGER_NEW_SECRET: secretSetting(anyText(), SECRET_EXAMPLE),
});

const secretNames = Object.entries(variables.shape)
  .filter(([, schema]) => facts.get(schema)?.isSecret)
  .map(([name]) => name);

/** The variables that name a file with a secret, each with the variable that it replaces. */
export const secretFiles: ReadonlyMap<string, string> = new Map(
  secretNames.map((name) => [`${name}_FILE`, name]),
);

export type Variables = z.output<typeof variables>;

/** Checked even when other settings are wrong, so that all problems are reported at once. */
const rule = (path: keyof Variables, error: string, holds: (found: Variables) => boolean) =>
  z.refine<Variables>(holds, { error, path: [path], when: () => true });

const isDemo = (found: Variables) => found.PAPERHANGER_MODE !== 'production';

/** The environment variables. Production needs more of them. */
export const settingsSchema = variables.check(
  rule('PAPERHANGER_HOST', texts.demoHost, (found) => {
    const { PAPERHANGER_HOST: host } = found;
    return !isDemo(found) || host === undefined || loopbackNames.includes(host);
  }),
  rule('PAPERHANGER_SECRET', texts.missing, (found) => {
    return isDemo(found) || found.PAPERHANGER_SECRET !== undefined;
  }),
  rule('MAIL_URL', texts.noDelivery, (found) => {
    return isDemo(found) || (found.MAIL_URL ?? found.SMS_WEBHOOK_URL) !== undefined;
  }),
  rule('SELLER_NAME', texts.noSeller, (found) => {
    return isDemo(found) || found.SELLER_NAME !== undefined;
  }),
  rule('PAPERHANGER_TRUSTED_PROXIES', texts.noProxies, (found) => {
    return isDemo(found) || !hidesAddresses(found);
  }),
);

/** Whether all clients would seem to have the address of one proxy, and so share its limits. */
export function hidesAddresses(found: Variables): boolean {
  return found.PAPERHANGER_ORIGIN !== undefined && found.PAPERHANGER_TRUSTED_PROXIES === undefined;
}

export function exampleOf(name: string): string {
  const secret = secretFiles.get(name);
  if (secret !== undefined) return `/run/secrets/${secret}`;
  const [, schema] = Object.entries(variables.shape).find(([key]) => key === name) ?? [];
  return (schema && facts.get(schema)?.example) ?? '';
}

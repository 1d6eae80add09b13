import * as z from 'zod/mini';
import { documented } from '../../field-types/documented';
import { settingsTexts as texts } from './texts';
import { isWeakSecret } from './weak-secret';

const modeNames = ['demo', 'production'] as const;
const loopbackNames: readonly string[] = ['localhost', '127.0.0.1', '::1'];

function isUrl(value: string, protocols: readonly string[]): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocols.includes(protocol) && hostname !== '';
}

const url = (protocols: readonly string[], error: string) =>
  z.string({ error: texts.missing }).check(z.refine((value) => isUrl(value, protocols), error));
const web = ['http:', 'https:'];
const webUrl = () => url(web, texts.webUrl);
const isOrigin = (value: string) => isUrl(value, web) && new URL(value).origin === value;

const port = documented(
  z._default(
    z
      .string()
      .check(z.refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, texts.port)),
    '3000',
  ),
  'The port to listen on; 0 picks a free one.',
  '3000',
);

const host = (rule: z.ZodMiniType<string>) =>
  documented(
    z.optional(rule),
    'The address to listen on. Demo mode serves this computer only; production listens on all addresses.',
    '127.0.0.1',
  );

const mode = documented(
  z._default(z.enum(modeNames, { error: texts.mode }), 'demo'),
  'demo shows a fictional shop on this computer; production is for the real one.',
  'production',
);

const anyMode = {
  PORT: port,
  PAPERHANGER_ORIGIN: documented(
    z.optional(z.string().check(z.refine(isOrigin, texts.origin))),
    'Where people reach the server, if it is behind a proxy.',
    'https://office.example.com',
  ),
  PAPERHANGER_TRUSTED_PROXIES: documented(
    z.optional(
      z.string().check(z.regex(/^(none|[\da-f.:/]+(\s*,\s*[\da-f.:/]+)*)$/i, texts.addresses)),
    ),
    'The addresses of proxies whose X-Forwarded-For is trusted, or none.',
    '127.0.0.1,10.0.0.0/8',
  ),
  PAPERHANGER_DATA: documented(
    z._default(z.string(), './data'),
    'The folder of the database, pictures and backups.',
    './data',
  ),
  PAPERHANGER_CONFIGS: documented(
    z._default(z.string(), './entity-configs'),
    'The folder of the entity files.',
    './entity-configs',
  ),
  BACKUP_EVERY: documented(
    z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}[smhd]$/, texts.duration))),
    'How often the server backs itself up; it does not by default.',
    '24h',
  ),
  BACKUP_KEEP: documented(
    z._default(z.string().check(z.regex(/^[1-9]\d{0,3}$/, texts.count)), '7'),
    'How many of these backups are kept.',
    '7',
  ),
  BACKUP_FOLDER: documented(
    z.optional(z.string()),
    'The folder of the backups, best on another disk; by default backups in the data folder.',
    '/mnt/backups/paperhanger',
  ),
  DATABASE_URL: documented(
    z.optional(url(['postgres:', 'postgresql:'], texts.postgresUrl)),
    'A PostgreSQL database; the default is SQLite in the data folder.',
    'postgres://paperhanger:password@localhost:5432/paperhanger',
  ),
  AUDIT_DAYS: documented(
    z._default(
      z
        .string()
        .check(z.refine((value) => /^\d{2,5}$/.test(value) && Number(value) >= 30, texts.days)),
      '400',
    ),
    'How many days to keep the log of who did what.',
    '400',
  ),
  MAIL_URL: documented(
    z.optional(url(['smtp:', 'smtps:'], texts.mailUrl)),
    'The mail server that sends one-time passwords, and the sender address.',
    'smtps://user:password@mail.example.com:465/?from=office@example.com',
  ),
  SMS_WEBHOOK_URL: documented(
    z.optional(webUrl()),
    'Where an SMS gateway accepts {to, message} as JSON.',
    'https://sms.example.com/send',
  ),
  SMS_WEBHOOK_TOKEN: documented(
    z.optional(z.string()),
    'Sent to the SMS gateway as a bearer token.',
    'the-token-of-your-gateway',
  ),
  ORDERS_FEED_URL: documented(
    z.optional(webUrl()),
    'Where the shop lists its orders.',
    'https://shop.example.com/orders.json',
  ),
  SITE_URL: documented(
    z.optional(webUrl()),
    'The shop’s public site, from which the PDF catalogue takes its pictures.',
    'https://shop.example.com',
  ),
  SITE_PICTURES: documented(
    z._default(z.string(), 'images/'),
    'The folder of pictures on that site. Nothing else is fetched from there.',
    'images/',
  ),
  SELLER_NAME: documented(
    z.optional(z.string()),
    'The seller’s name on invoices, receipts and the PDF catalogue.',
    '"Walls of India Pvt. Ltd."',
  ),
  SELLER_ADDRESS: documented(
    z.optional(z.string()),
    'The seller’s address on invoices and receipts.',
    '"12 MG Road, Bengaluru, Karnataka 560001"',
  ),
  SELLER_GSTIN: documented(
    z.optional(z.string().check(z.regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/, texts.gstin))),
    'The seller’s GST number on invoices and receipts.',
    '29ABCDE1234F1Z5',
  ),
  SELLER_PHONE: documented(
    z.optional(z.string()),
    'The seller’s phone number on invoices, receipts and the PDF catalogue.',
    '"+91 98765 43210"',
  ),
  SELLER_EMAIL: documented(
    z.optional(z.email({ error: texts.email })),
    'The seller’s email address on invoices, receipts and the PDF catalogue.',
    'hello@shop.example.com',
  ),
};

const secret = <Schema extends z.ZodMiniType>(schema: Schema) =>
  documented(
    schema,
    'At least 32 random characters, which protect sessions and encrypt Aadhaar numbers.',
    '"$(openssl rand -base64 48)"',
  );
const secretText = z.string({ error: texts.missing }).check(
  z.minLength(32, { error: texts.secretLength, abort: true }),
  z.refine((value) => !isWeakSecret(value), texts.weakSecret),
);

const demo = z.object({
  ...anyMode,
  PAPERHANGER_MODE: mode,
  PAPERHANGER_HOST: host(
    z.string().check(z.refine((value) => loopbackNames.includes(value), texts.demoHost)),
  ),
  PAPERHANGER_SECRET: secret(z.optional(secretText)),
});

const production = z
  .object({
    ...anyMode,
    PAPERHANGER_MODE: mode,
    PAPERHANGER_HOST: host(z.string()),
    PAPERHANGER_SECRET: secret(secretText),
  })
  .check(
    z.refine(
      (values) => values.MAIL_URL !== undefined || values.SMS_WEBHOOK_URL !== undefined,
      // Checked even when other settings are wrong, so that all problems are reported at once.
      { error: texts.noDelivery, path: ['MAIL_URL'], when: () => true },
    ),
    z.refine((values) => !hidesAddresses(values), {
      error: texts.noProxies,
      path: ['PAPERHANGER_TRUSTED_PROXIES'],
      when: () => true,
    }),
  );

/** Whether all people seem to have the address of one proxy, and so its limits. */
export function hidesAddresses(values: {
  readonly PAPERHANGER_ORIGIN?: string | undefined;
  readonly PAPERHANGER_TRUSTED_PROXIES?: string | undefined;
}): boolean {
  return (
    values.PAPERHANGER_ORIGIN !== undefined && values.PAPERHANGER_TRUSTED_PROXIES === undefined
  );
}

/** The environment variables of each mode: production requires more of them. */
export const settingsSchemas = { demo, production };

/** An example value of a setting. */
export function exampleOf(name: string): string {
  const schema = Object.entries(demo.shape).find(([key]) => key === name)?.[1];
  const examples = schema && z.globalRegistry.get(schema)?.examples;
  return Array.isArray(examples) ? String(examples[0]) : '';
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readSettings, settingsReport } from './settings';

const enough = {
  PAPERHANGER_MODE: 'production',
  PAPERHANGER_SECRET: 'a secret that is only good for tests',
  MAIL_URL: 'smtps://user:word@mail.example.com',
  SELLER_NAME: 'Walls of India',
};
const problemsOf = (environment: Record<string, string>) => {
  const result = readSettings(environment);
  return 'problems' in result ? result.problems : [];
};
const settingsOf = (environment: Record<string, string>) => {
  const result = readSettings(environment);
  if ('problems' in result) throw new Error(settingsReport(result.problems));
  return result.settings;
};

describe('without settings', () => {
  test('the demo runs on this computer with its own files', () => {
    expect(settingsOf({})).toMatchObject({
      mode: 'demo',
      host: 'localhost',
      port: 3000,
      dataFolder: resolve('data'),
      configsFolder: resolve('entity-configs'),
      databaseUrl: undefined,
      secret: undefined,
    });
  });

  test('an empty one counts as missing', () => {
    expect(settingsOf({ PORT: '', MAIL_URL: ' ' })).toMatchObject({
      port: 3000,
      mailUrl: undefined,
    });
  });
});

describe('a secret in a file', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'paperhanger-settings-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('is read for every setting that may have one, without the line break at its end', async () => {
    const secrets = {
      PAPERHANGER_SECRET: enough.PAPERHANGER_SECRET,
      PAPERHANGER_NEW_SECRET: 'another secret that is only good for tests',
      DATABASE_URL: 'postgres://paul:word@localhost/shop',
      MAIL_URL: enough.MAIL_URL,
      SMS_WEBHOOK_URL: 'https://sms.example.com/?key=word',
      SMS_WEBHOOK_TOKEN: 'abc',
      ORDERS_FEED_URL: 'https://user:word@shop.example.com/orders.json',
    };
    const plain = { PAPERHANGER_MODE: 'production', SELLER_NAME: 'Walls of India' };
    const environment: Record<string, string> = { ...plain };
    for (const [name, value] of Object.entries(secrets)) {
      environment[`${name}_FILE`] = join(folder, name);
      await writeFile(join(folder, name), `${value}\n`);
    }
    expect(settingsOf(environment)).toEqual(settingsOf({ ...plain, ...secrets }));
  });

  test('must not be empty', async () => {
    const file = join(folder, 'empty');
    await writeFile(file, '\n');
    expect(problemsOf({ ...enough, DATABASE_URL_FILE: file })).toEqual([
      expect.stringMatching(/^DATABASE_URL_FILE is .*empty, which is empty\. Example: /),
    ]);
  });

  test('must be readable, and must not also be set directly', () => {
    const file = join(folder, 'none');
    const { PAPERHANGER_SECRET: _left, ...rest } = enough;
    expect(problemsOf({ ...rest, PAPERHANGER_SECRET_FILE: file, MAIL_URL_FILE: file })).toEqual([
      expect.stringMatching(/^MAIL_URL_FILE is set, and so is MAIL_URL; .*Example: MAIL_URL_FILE=/),
      expect.stringMatching(/^PAPERHANGER_SECRET_FILE is .*none, which can’t be read \(ENOENT/),
    ]);
  });
});

describe('production', () => {
  test('runs with a secret and a way to send one-time passwords', () => {
    expect(settingsOf(enough)).toMatchObject({ mode: 'production', host: '::' });
    const { MAIL_URL: _left, ...rest } = enough;
    const bySms = settingsOf({
      ...rest,
      SMS_WEBHOOK_URL: 'https://sms.example.com',
      SMS_WEBHOOK_TOKEN: 'abc',
    });
    expect(bySms.smsWebhook).toEqual({ url: 'https://sms.example.com', token: 'abc' });
  });

  test('names everything that is missing or wrong at once, with an example each', () => {
    const problems = problemsOf({
      PAPERHANGER_MODE: 'production',
      PORT: '70000',
      PAPERHANGER_ORIGIN: 'https://office.example.com/',
      PAPERHANGER_TRUSTED_PROXIES: 'the proxy',
      DATABASE_URL: 'mysql://localhost/shop',
      ORDERS_FEED_URL: 'shop.example.com',
    });
    const names = problems.map((problem) => problem.split(' ')[0]);
    expect(names).toEqual([
      'PORT',
      'PAPERHANGER_ORIGIN',
      'PAPERHANGER_TRUSTED_PROXIES',
      'DATABASE_URL',
      'ORDERS_FEED_URL',
      'PAPERHANGER_SECRET',
      'MAIL_URL',
      'SELLER_NAME',
    ]);
    for (const [index, problem] of problems.entries()) {
      expect(problem).toMatch(new RegExp(`\\. Example: ${names[index]}=\\S+`));
    }
    expect(settingsReport(problems).split('\n')).toHaveLength(9);
  });

  test('reads the settings of the seller and the public site', () => {
    const seller = {
      SELLER_NAME: 'Walls of India',
      SELLER_GSTIN: '29ABCDE1234F1Z5',
      SELLER_EMAIL: 'hello@shop.example.com',
    };
    expect(
      settingsOf({ ...enough, ...seller, SITE_URL: 'https://shop.example.com' }),
    ).toMatchObject({
      siteUrl: 'https://shop.example.com',
      seller: {
        name: 'Walls of India',
        address: undefined,
        gstin: '29ABCDE1234F1Z5',
        email: 'hello@shop.example.com',
      },
    });
    expect(
      problemsOf({ ...enough, SELLER_GSTIN: '29abcde', SELLER_EMAIL: 'hello', SITE_URL: 'shop' }),
    ).toEqual([
      expect.stringContaining('SITE_URL must start with http'),
      expect.stringContaining('SELLER_GSTIN must be a GST number'),
      expect.stringContaining('SELLER_EMAIL must be an email address'),
    ]);
  });

  test('must know the proxy that it is behind, or that there is none', () => {
    const proxied = { ...enough, PAPERHANGER_ORIGIN: 'https://office.example.com' };
    expect(problemsOf(proxied)).toEqual([
      expect.stringMatching(/^PAPERHANGER_TRUSTED_PROXIES is missing while PAPERHANGER_ORIGIN is/),
    ]);
    const trusting = (proxies: string) =>
      settingsOf({ ...proxied, PAPERHANGER_TRUSTED_PROXIES: proxies }).trustedProxies;
    expect(trusting('none')).toEqual([]);
    expect(trusting('127.0.0.1, 10.0.0.0/8')).toEqual(['127.0.0.1', '10.0.0.0/8']);
    const known = ['10.0.0.0/255.0.0.0', '::1', 'fd00::/8'];
    expect(trusting(known.join())).toEqual(known);
  });

  test.each(['NONE', 'abc', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.0/', '::1/129', '10.0.0.1,'])(
    'rejects the proxies %s, with which it could not start',
    (PAPERHANGER_TRUSTED_PROXIES) => {
      expect(problemsOf({ ...enough, PAPERHANGER_TRUSTED_PROXIES })).toEqual([
        expect.stringContaining('must be a comma-separated list of IP addresses'),
      ]);
    },
  );

  test.each([
    ['x'.repeat(40), 'easy to guess'],
    ['0123456789'.repeat(4), 'easy to guess'],
    ['passwordpasswordpasswordpassword', 'easy to guess'],
    ['$(openssl rand -base64 48) and more', 'easy to guess'],
    ['short', 'at least 32 characters'],
  ])('rejects the secret %s', (PAPERHANGER_SECRET, words) => {
    expect(problemsOf({ ...enough, PAPERHANGER_SECRET })).toEqual([
      expect.stringMatching(`PAPERHANGER_SECRET .*${words}`),
    ]);
  });

  test('gives an example of a secret that can’t be used as it is', () => {
    const [missing] = problemsOf({ ...enough, PAPERHANGER_SECRET: '' });
    const [, example = ''] = missing?.split('PAPERHANGER_SECRET=') ?? [];
    // A shell would run it each time the file is loaded, and no one would know the secret.
    expect(example).not.toContain('$(');
    expect(problemsOf({ ...enough, PAPERHANGER_SECRET: example })).toEqual([
      expect.stringContaining('easy to guess'),
    ]);
  });

  test('never quotes a value, which may be a secret', () => {
    const problems = problemsOf({
      PAPERHANGER_MODE: 'production',
      PAPERHANGER_SECRET: 'too-short-secret',
      MAIL_URL: 'http://user:hunter2@mail.example.com',
      SELLER_NAME: 'Walls of India',
    });
    expect(problems).toHaveLength(2);
    expect(problems.join()).not.toMatch(/too-short-secret|hunter2/);
  });
});

describe('demo mode', () => {
  test.each(['0.0.0.0', '192.168.1.5', '::'])('does not listen on %s', (host) => {
    expect(problemsOf({ PAPERHANGER_HOST: host })).toEqual([
      expect.stringContaining('PAPERHANGER_HOST must be an address of this computer'),
    ]);
  });
});

test('an unknown mode is reported', () => {
  expect(problemsOf({ PAPERHANGER_MODE: 'prod' })).toEqual([
    'PAPERHANGER_MODE must be demo or production. Example: PAPERHANGER_MODE=production',
  ]);
});

import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings, settingsReport } from './settings';

const enough = {
  PAPERHANGER_MODE: 'production',
  PAPERHANGER_SECRET: 'x'.repeat(32),
  MAIL_URL: 'smtps://user:word@mail.example.com',
};
const faultsOf = (environment: Record<string, string>) => {
  const result = readSettings(environment);
  return 'faults' in result ? result.faults : [];
};
const settingsOf = (environment: Record<string, string>) => {
  const result = readSettings(environment);
  if ('faults' in result) throw new Error(settingsReport(result.faults));
  return result.settings;
};

describe('without any setting', () => {
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

  test('an empty one counts as none', () => {
    expect(settingsOf({ PORT: '', MAIL_URL: ' ' })).toMatchObject({
      port: 3000,
      mailUrl: undefined,
    });
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
    const faults = faultsOf({
      PAPERHANGER_MODE: 'production',
      PORT: '70000',
      PAPERHANGER_ORIGIN: 'https://office.example.com/',
      PAPERHANGER_TRUSTED_PROXIES: 'the proxy',
      DATABASE_URL: 'mysql://localhost/shop',
      ORDERS_FEED_URL: 'shop.example.com',
    });
    const names = faults.map((fault) => fault.split(' ')[0]);
    expect(names).toEqual([
      'PORT',
      'PAPERHANGER_ORIGIN',
      'PAPERHANGER_TRUSTED_PROXIES',
      'DATABASE_URL',
      'ORDERS_FEED_URL',
      'PAPERHANGER_SECRET',
      'MAIL_URL',
    ]);
    for (const [index, fault] of faults.entries()) {
      expect(fault).toMatch(new RegExp(`\\. Example: ${names[index]}=\\S+`));
    }
    expect(settingsReport(faults).split('\n')).toHaveLength(8);
  });

  test('knows the seller and the public site as far as they are told', () => {
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
      faultsOf({ ...enough, SELLER_GSTIN: '29abcde', SELLER_EMAIL: 'hello', SITE_URL: 'shop' }),
    ).toEqual([
      expect.stringContaining('SITE_URL must be an address'),
      expect.stringContaining('SELLER_GSTIN must be a GST number'),
      expect.stringContaining('SELLER_EMAIL must be a mail address'),
    ]);
  });

  test('never quotes a value, which may be a secret', () => {
    const faults = faultsOf({
      PAPERHANGER_MODE: 'production',
      PAPERHANGER_SECRET: 'too-short-secret',
      MAIL_URL: 'http://user:hunter2@mail.example.com',
    });
    expect(faults).toHaveLength(2);
    expect(faults.join()).not.toMatch(/too-short-secret|hunter2/);
  });
});

describe('demo mode', () => {
  test.each(['0.0.0.0', '192.168.1.5', '::'])('refuses to listen on %s', (host) => {
    expect(faultsOf({ PAPERHANGER_HOST: host })).toEqual([
      expect.stringContaining('PAPERHANGER_HOST must be an address of this computer'),
    ]);
  });
});

test('a mode that is neither is named', () => {
  expect(faultsOf({ PAPERHANGER_MODE: 'prod' })).toEqual([
    'PAPERHANGER_MODE must be demo or production. Example: PAPERHANGER_MODE=production',
  ]);
});

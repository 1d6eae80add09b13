import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { startMailServer } from '../testing/fake-mail-server';
import { asha, startTestServer } from '../testing/test-server';
import { isPrinted, otpDelivery } from './otp-delivery';

const message = { username: 'Asha', contact: null, code: '012345' };
const byMail = { ...message, contact: 'asha@example.com' };
const bySms = { ...message, contact: '9876543210' };
const nothing = { mailUrl: undefined, smsWebhook: undefined };

let printed: string[] = [];
let closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  printed = [];
  for (const close of closing) await close();
  closing = [];
});
const print = (line: string) => void printed.push(line);

/** A gateway that records requests and responds with a status, if any. */
async function startGateway(status: number | undefined) {
  const requests: { body: unknown; headers: IncomingMessage['headers'] }[] = [];
  const server: Server = createServer(async (request, response) => {
    requests.push({ body: await json(request), headers: request.headers });
    if (status !== undefined)
      response.writeHead(status, { location: 'http://127.0.0.1:9/' }).end('answer');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return { requests, url: `http://127.0.0.1:${port}/send` };
}

describe('a one-time password', () => {
  test('in demo mode is printed to the terminal', async () => {
    await otpDelivery({ mode: 'demo', ...nothing }, print)(message);
    await otpDelivery({ mode: 'demo', ...nothing }, print)(byMail);
    expect(printed).toEqual(['OTP for Asha: 012345', 'OTP for Asha: 012345']);
  });

  test('is in the terminal only where nothing else can send it, and never in production', () => {
    const demo = { mode: 'demo', ...nothing } as const;
    const withMail = { ...demo, mailUrl: 'smtp://localhost:9' };
    expect(isPrinted(demo, byMail.contact)).toBe(true);
    expect(isPrinted(withMail, null)).toBe(true);
    expect(isPrinted(withMail, bySms.contact)).toBe(true);
    expect(isPrinted(withMail, byMail.contact)).toBe(false);
    expect(isPrinted({ ...demo, mode: 'production' }, null)).toBe(false);
  });

  test('in production is never printed to the terminal', async () => {
    const deliver = otpDelivery({ mode: 'production', ...nothing }, print);
    for (const each of [message, byMail, bySms]) {
      await expect(deliver(each)).rejects.toMatchObject({
        status: 422,
        body: { errors: { username: [expect.stringContaining('no email address')] } },
      });
    }
    expect(printed).toEqual([]);
  });

  test('goes by email, from the address in the settings', async () => {
    const mail = await startMailServer();
    closing.push(mail.close);
    const mailUrl = `${mail.url}/?from=office@example.com`;
    await otpDelivery({ mode: 'production', ...nothing, mailUrl }, print)(byMail);
    expect(mail.mails).toEqual([expect.stringMatching(/^From: office@example\.com\r$/m)]);
    expect(mail.mails[0]).toContain('To: asha@example.com');
    expect(mail.mails[0]).toContain('012345 is your one-time password for Paperhanger.');
    expect(mail.mails[0]).toContain('valid for 5 minutes');
  });

  test('goes by SMS, with the gateway’s token', async () => {
    const gateway = await startGateway(202);
    const smsWebhook = { url: gateway.url, token: 'gateway-token' };
    await otpDelivery({ mode: 'production', ...nothing, smsWebhook }, print)(bySms);
    expect(gateway.requests).toEqual([
      {
        body: { to: '+919876543210', message: expect.stringContaining('012345') },
        headers: expect.objectContaining({
          authorization: 'Bearer gateway-token',
          'content-type': 'application/json',
        }),
      },
    ]);
  });

  test.each([
    ['fails', 503],
    ['does not answer', undefined],
  ])('goes by the next contact when the gateway %s', async (_what, status) => {
    const [mail, gateway] = [await startMailServer(), await startGateway(status)];
    closing.push(mail.close);
    const settings = {
      mode: 'production',
      mailUrl: mail.url,
      smsWebhook: { url: gateway.url, token: undefined },
    } as const;
    const deliver = otpDelivery(settings, print, { timeoutMs: 8000, nextAfterMs: 20 });
    await deliver({ ...message, contact: '9876543210, asha@example.com' });
    expect(gateway.requests).toHaveLength(1);
    expect(mail.mails).toEqual([expect.stringContaining('012345')]);
  });

  test('is given up if no gateway responds in time', async () => {
    const gateway = await startGateway(undefined);
    const mailUrl = gateway.url.replace('http', 'smtp');
    const smsWebhook = { url: gateway.url, token: undefined };
    const times = { timeoutMs: 50, nextAfterMs: 10 };
    const deliver = otpDelivery({ mode: 'production', mailUrl, smsWebhook }, print, times);
    const both = { ...message, contact: '9876543210,asha@example.com' };
    await expect(deliver(both)).rejects.toThrow(/abort.*; .*abort|time.*; .*time/i);
  });

  test.each([500, 302])('is not sent if the gateway responds with %d', async (status) => {
    const gateway = await startGateway(status);
    const smsWebhook = { url: gateway.url, token: undefined };
    const deliver = otpDelivery({ mode: 'production', ...nothing, smsWebhook }, print);
    await expect(deliver(bySms)).rejects.toThrow();
  });

  test('is not sent if the mail server rejects it or is unreachable', async () => {
    const mail = await startMailServer({ rejects: true });
    const settings = { mode: 'production', ...nothing, mailUrl: mail.url } as const;
    await expect(otpDelivery(settings, print)(byMail)).rejects.toThrow('550');
    await mail.close();
    await expect(otpDelivery(settings, print)(byMail)).rejects.toThrow('ECONNREFUSED');
  });
});

test('a failed delivery is reported at the username and starts no session', async () => {
  const server = await startTestServer({
    deliverOtp: async () => {
      throw new Error('The mail server is on fire.');
    },
  });
  closing.push(server.close);
  const client = server.visitor();
  await client.get('/sanctum/csrf-cookie');
  const cookies = new Map(client.cookies);
  const answer = await client.post('/login', asha);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual({
    username: ['The one-time password could not be sent. Try again in a few minutes.'],
  });
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(client.cookies).toEqual(cookies);
  expect((await client.post('/otpSent')).json()).toBe(false);
  expect(await server.database.selectFrom('session').selectAll().execute()).toEqual([]);
  expect(server.logLines.join()).toContain('on fire');
});

test.each([
  ['can’t be sent', () => Promise.reject(new Error('The mail server is on fire.'))],
  ['has nowhere to go', otpDelivery({ mode: 'production', ...nothing }, print)],
])('a one-time password that %s is logged as not sent', async (_why, deliverOtp) => {
  const server = await startTestServer({ deliverOtp });
  closing.push(server.close);
  const client = server.visitor();
  await client.get('/sanctum/csrf-cookie');
  await client.post('/login', { ...asha, password: 'wrong' });
  await client.post('/login', asha);
  const logged = await server.database.selectFrom('audit').select('kind').orderBy('id').execute();
  expect(logged.map(({ kind }) => kind)).toEqual(['sign-in-failed', 'otp-failed']);
});

import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deferred, type Reply, type ScriptedServer, startServer } from '../../api/http/testing';
import { activityStore, retryActivity } from '../calls/activity';
import { noticesStore } from '../calls/notices';
import { signedInAt } from '../testing';
import { downloadDocument, downloadMural } from './downloads';

const order = { id: '7', orderId: 'ORD-7' };
const INVOICE = 'POST /invoices/downloadInvoice';
const RECEIPT = 'POST /invoices/downloadReceipt';
let server: ScriptedServer;
let saved: string[];
let ledTo: readonly string[];

beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
  ({ ledTo } = signedInAt('/order'));
  saved = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});
afterEach(() => server.stop());

const alerts = () => noticesStore.getState().alerts.map(({ text }) => text);
const activity = () => activityStore.getState().entries;

describe('documents', () => {
  test('are fetched by the order’s id, and saved as invoice.pdf and receipt.pdf', async () => {
    server.on(INVOICE, { text: '%PDF-1.7' });
    server.on(RECEIPT, { text: '%PDF-1.7' });
    await downloadDocument('invoice', order);
    await downloadDocument('receipt', order);
    expect(saved).toEqual(['invoice.pdf', 'receipt.pdf']);
    expect(server.seen(INVOICE)[0]?.body).toBe('{"id":"7","download":true}');
  });

  test('are fetched once by two clicks', async () => {
    const reply = deferred<Reply>();
    server.on(INVOICE, reply.promise);
    const both = Promise.all([
      downloadDocument('invoice', order),
      downloadDocument('invoice', order),
    ]);
    reply.resolve({ text: '%PDF-1.7' });
    await both;
    expect(server.seen(INVOICE)).toHaveLength(1);
  });

  test.each<[string, Reply | 'drop']>([
    ['500', { status: 500 }],
    ['429', { status: 429 }],
    ['422', { status: 422, json: { message: 'No.' } }],
    ['JSON instead of a PDF', { json: { message: 'The invoice isn’t ready.' } }],
    ['no response', 'drop'],
  ])('that fail (%s) are silent, and can be retried', async (_, reply) => {
    server.on(INVOICE, reply, { text: '%PDF-1.7' });
    await downloadDocument('invoice', order);
    expect(alerts()).toEqual([]);
    const [entry] = activity();
    expect(entry?.what).toBe('Download the invoice of order ORD-7');
    if (entry) retryActivity(entry);
    await expect.poll(() => saved).toEqual(['invoice.pdf']);
    expect(activity()).toEqual([]);
  });

  test('rejected by another service with a separate sign-in don’t end the session here', async () => {
    const elsewhere = await startServer(createServer);
    vi.stubEnv('VITE_INVOICE_URL', `${elsewhere.url}/pdf/`);
    elsewhere.on('POST /pdf/downloadInvoice', { status: 401, json: { message: 'Who?' } });
    await downloadDocument('invoice', order);
    elsewhere.stop();
    expect(ledTo).toEqual([]);
    expect(activity()).toMatchObject([{ cause: 'Who?' }]);
  });

  test('rejected by the server itself end the session', async () => {
    server.on(INVOICE, { status: 401, json: { message: 'Unauthenticated.' } });
    await downloadDocument('invoice', order);
    expect(ledTo).toEqual(['/login']);
  });
});

describe('a mural', () => {
  const url = () => `${server.url}/murals/7`;

  test.each([
    ['image/jpeg', 'WP-1.jpg'],
    ['image/png', 'WP-1.png'],
    ['image/svg+xml', 'WP-1.svg'],
    ['image/webp', 'WP-1.webp'],
  ])('of the type %s is saved as %s', async (type, name) => {
    vi.stubGlobal('fetch', async () => new Response('x', { headers: { 'Content-Type': type } }));
    await downloadMural(url(), 'WP-1');
    expect(saved).toEqual([name]);
  });

  test('is saved under a valid file name', async () => {
    vi.stubGlobal(
      'fetch',
      async () => new Response('', { headers: { 'Content-Type': 'image/png' } }),
    );
    await downloadMural(url(), '../a/b:c');
    expect(saved).toEqual(['..-a-b-c.png']);
  });

  test.each([
    ['nothing', () => new Response('', { status: 404 })],
    ['a page', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
  ])('that turns out to be %s shows an alert', async (_, answer) => {
    vi.stubGlobal('fetch', async () => answer());
    await downloadMural(url(), 'WP-1');
    expect(saved).toEqual([]);
    expect(alerts()).toEqual(['The mural of WP-1 could not be downloaded.']);
  });

  test('that scripts may not read opens in a new tab', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await downloadMural('https://shop.example/murals/7.jpg', 'WP-1');
    expect(open.mock.calls).toEqual([['https://shop.example/murals/7.jpg', '_blank', 'noopener']]);
    await downloadMural(new URL('/murals/7.jpg', location.href).href, 'WP-1');
    expect(open).toHaveBeenCalledOnce();
    expect(alerts()).toEqual(['The mural of WP-1 could not be downloaded.']);
  });
});

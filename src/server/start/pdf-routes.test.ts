import { afterEach, expect, test } from 'vitest';
import { insertRow } from '../entities/write-row';
import { orderConfig } from '../hand-written-entities/order-config';
import type { Settings } from '../settings/settings';
import { type PartServer, startPartServer } from '../testing/part-server';
import { readPdf } from '../testing/read-pdf';
import { asha } from '../testing/test-store';
import { pdfRoutes } from './pdf-routes';

let server: PartServer | undefined;
afterEach(() => server?.close());

const untold = { name: undefined, address: undefined, gstin: undefined };
const seller = { ...untold, phone: undefined, email: undefined };

/** The text of an order's invoice from a server with these settings; its message where there is none. */
async function invoiceWith(settings: Pick<Settings, 'mode' | 'seller'>): Promise<string> {
  server = await startPartServer([orderConfig], (parts) => ({
    async routes(app) {
      const rest = { siteUrl: undefined, origin: undefined, ...settings };
      const demoPictures = async () => undefined;
      for (const routes of pdfRoutes({ ...parts, settings: rest, demoPictures })) {
        await app.register(routes);
      }
    },
  }));
  const { id } = await insertRow(server.store, orderConfig, asha, {
    ...{ orderId: '1', purchaseAmount: 100, transactionStatus: 'SUCCESS' },
    ...{ packed: false, shipped: false, delivered: false, installed: false },
  });
  const answer = await server.post('/invoices/downloadInvoice', { id, download: true });
  if (answer.statusCode !== 200) return answer.json().message;
  return (await readPdf(answer.rawPayload)).pages.join();
}

test('the demo has a seller of its own', async () => {
  expect(await invoiceWith({ mode: 'demo', seller })).toContain('Paperhanger Demo Shop');
});

test('a seller that is told is the one, without anything of the demo’s', async () => {
  const text = await invoiceWith({ mode: 'demo', seller: { ...seller, name: 'Walls of India' } });
  expect(text).toContain('Walls of India');
  expect(text).not.toMatch(/Demo|GSTIN|Gurugram/);
});

test('production makes up no seller', async () => {
  expect(await invoiceWith({ mode: 'production', seller })).toContain('SELLER_NAME');
});

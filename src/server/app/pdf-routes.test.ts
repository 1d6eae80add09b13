import { tmpdir } from 'node:os';
import { afterEach, expect, test } from 'vitest';
import { demoSeller } from '../../demo-shop/seller';
import { orderConfig } from '../../entities/order-config';
import { addRow } from '../rows/change-row';
import { type PartServer, startPartServer } from '../testing/part-server';
import { readPdf } from '../testing/read-pdf';
import { asha } from '../testing/test-store';
import { type PdfParts, pdfRoutes } from './pdf-routes';

let server: PartServer | undefined;
afterEach(() => server?.close());

const noSeller = {
  name: undefined,
  address: undefined,
  gstin: undefined,
  phone: undefined,
  email: undefined,
};
const demo = { seller: demoSeller, fetchPicture: async () => undefined };

/** The text of an order's invoice, or the message of the server that can't make one. */
async function invoiceOf(
  seller: PdfParts['settings']['seller'],
  shop: PdfParts['demo'],
): Promise<string> {
  server = await startPartServer([orderConfig], (parts) => ({
    async routes(app) {
      const settings = {
        seller,
        siteUrl: undefined,
        sitePictures: 'images/',
        origin: undefined,
        dataFolder: tmpdir(),
      };
      for (const routes of pdfRoutes({ ...parts, settings, demo: shop })) {
        await app.register(routes);
      }
    },
  }));
  const { id } = await addRow(server.store, orderConfig, asha, {
    orderId: '1',
    purchaseAmount: 100,
    transactionStatus: 'SUCCESS',
    packed: false,
    shipped: false,
    delivered: false,
    installed: false,
  });
  const answer = await server.post('/invoices/downloadInvoice', { id, download: true });
  if (answer.statusCode !== 200) return answer.json().message;
  return (await readPdf(answer.rawPayload)).pages.join();
}

test('the demo has its own seller', async () => {
  expect(await invoiceOf(noSeller, demo)).toContain('Paperhanger Demo Shop');
});

test('a seller in the settings replaces the demo’s seller completely', async () => {
  const text = await invoiceOf({ ...noSeller, name: 'Walls of India' }, demo);
  expect(text).toContain('Walls of India');
  expect(text).not.toMatch(/Demo|GSTIN|Gurugram/);
});

test('without the demo a seller must be set', async () => {
  expect(await invoiceOf(noSeller, undefined)).toContain('SELLER_NAME');
});

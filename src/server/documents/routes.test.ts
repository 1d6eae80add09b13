import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoSeller } from '../../demo-shop/seller';
import type { Input } from '../entities/check-input';
import { insertRow } from '../entities/write-row';
import { orderConfig } from '../hand-written-entities/order-config';
import { type PartServer, startPartServer } from '../testing/part-server';
import { readPdf } from '../testing/read-pdf';
import { asha } from '../testing/test-store';
import { documentRoutes } from './routes';

const seller = { ...demoSeller, name: 'Walls of India' };
const nobody = { ...seller, name: undefined };

let server: PartServer;
let withoutName: PartServer;
beforeAll(async () => {
  const start = (of: typeof seller | typeof nobody) =>
    startPartServer([orderConfig], ({ store }) => ({
      routes: documentRoutes({ store, seller: of }),
    }));
  [server, withoutName] = await Promise.all([start(seller), start(nobody)]);
});
afterAll(async () => {
  await Promise.all([server.close(), withoutName.close()]);
});

const paid = {
  customerName: 'Lakshmi Iyer',
  mobile: '9876543210',
  deliveryAddress: '14th Cross, Indiranagar, Bengaluru 560038',
  billingCity: 'Bengaluru',
  wpId: 'WP-0042',
  productName: 'Udaipur Damask',
  wallDimension: '12 ft × 9 ft',
  wpLength: '108 sq. ft.',
  wpRate: 129.5,
  purchaseAmount: 13_986,
  purchaseDate: '2026-11-20',
  paymentStatus: 'Paid',
  transactionStatus: 'SUCCESS',
};

let count = 0;
/** Stores an order and returns its row id. */
async function order(values: Input = {}, { store } = server): Promise<number> {
  count += 1;
  const staffs = { packed: false, shipped: false, delivered: false, installed: false };
  const input = { orderId: `PH-${count}`, ...staffs, ...paid, ...values };
  return Number((await insertRow(store, orderConfig, asha, input)).id);
}

const call = (kind: 'Invoice' | 'Receipt', id: unknown) =>
  server.post(`/invoices/download${kind}`, { id, download: true });

async function textOf(kind: 'Invoice' | 'Receipt', id: unknown): Promise<string> {
  const { pages } = await readPdf((await call(kind, id)).rawPayload);
  expect(pages).toHaveLength(1);
  return pages[0] ?? '';
}

describe('an invoice', () => {
  test('is sent as invoice.pdf', async () => {
    const answer = await call('Invoice', await order({ orderId: 'PH-77' }));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="invoice.pdf"');
    expect((await readPdf(answer.rawPayload)).title).toBe('Invoice INV-PH-77');
  });

  test('says who sells what to whom, for how much', async () => {
    const text = await textOf('Invoice', await order({ orderId: 'PH-78' }));
    for (const part of [
      ...['Walls of India', 'Udyog Vihar', 'GSTIN 06AAAAA0000A1Z5', '+91 124 555 0142'],
      ...['hello@paperhanger.example', 'INV-PH-78', '20 November 2026', 'Lakshmi Iyer'],
      ...['9876543210', '14th Cross, Indiranagar', 'Bengaluru', 'Udaipur Damask', 'WP-0042'],
      ...['12 ft × 9 ft', '108 sq. ft.', '₹129.50', '₹13,986.00', 'Paid', 'SUCCESS'],
      ...['Rupees Thirteen Thousand Nine Hundred Eighty-Six Only', 'All taxes included'],
    ]) {
      expect(text).toContain(part);
    }
  });

  test('always has the same number and date', async () => {
    const id = await order();
    expect(await textOf('Invoice', id)).toBe(await textOf('Invoice', String(id)));
  });

  test('adds up when the amount is not length times rate', async () => {
    const text = await textOf('Invoice', await order({ purchaseAmount: 13_486 }));
    expect(text).toContain('Subtotal ₹13,986.00');
    expect(text).toContain('Discounts and charges −₹500.00');
    expect(text).toContain('Total ₹13,486.00');
    expect(await textOf('Invoice', await order())).not.toContain('Subtotal');
  });
});

describe('a receipt', () => {
  test('is sent as receipt.pdf, with the amount and the payer', async () => {
    const answer = await call('Receipt', await order({ orderId: 'PH-79', purchaseAmount: 99.5 }));
    expect(answer.headers['content-disposition']).toBe('attachment; filename="receipt.pdf"');
    const { title, pages } = await readPdf(answer.rawPayload);
    expect(title).toBe('Receipt RCPT-PH-79');
    for (const text of [
      ...['Received with thanks from Lakshmi Iyer', '₹99.50', 'Udaipur Damask', 'INV-PH-79'],
      ...['Rupees Ninety-Nine and Fifty Paise Only', 'Paid', '20 November 2026'],
    ]) {
      expect(pages[0]).toContain(text);
    }
  });
});

describe.each(['Invoice', 'Receipt'] as const)('%s', (kind) => {
  test('fits on a page, whatever the shop sent', async () => {
    const long = (text: string) => text.repeat(60);
    const id = await order({
      orderId: long(kind).slice(0, 200),
      customerName: long('Venkatanarasimharajuvaripeta '),
      deliveryAddress: long('Behind the Old Water Tank, '),
      productName: long('Peacock'),
      wallDimension: long('12 × 9 ft; '),
      billingCity: long('Thiruvananthapuram '),
      paymentStatus: long('paid in part '),
      purchaseAmount: 98_765_432_109.99,
    });
    expect(await textOf(kind, id)).toContain('₹98,76,54,32,109.99');
  });

  test('leaves out what the shop did not send', async () => {
    const empty = Object.fromEntries(Object.keys(paid).map((name) => [name, null]));
    const id = await order({ ...empty, transactionStatus: 'SUCCESS', purchaseAmount: 500 });
    const text = await textOf(kind, id);
    expect(text).toContain('Rupees Five Hundred Only');
    expect(text).not.toMatch(/null|undefined|NaN/);
  });

  test('prints names in Indian scripts, and no boxes for missing letters', async () => {
    const id = await order({
      customerName: 'नमन',
      deliveryAddress: 'அகமத நகர் Road 12 🏠',
      productName: 'ಕಮಲ محمد',
    });
    const text = await textOf(kind, id);
    expect(text).toContain('नमन');
    expect(text).toMatch(/அகமத .* Road 12 \S/);
    expect(text).toContain('ಕಮಲ ?');
    expect(text).not.toMatch(/🏠|م/u);
  });

  test.each(['success', 'SUCCESSFUL', 'FAIL', 'PENDING', null])(
    'is refused for a transaction that is %j',
    async (transactionStatus) => {
      const answer = await call(kind, await order({ transactionStatus }));
      expect(answer.statusCode).toBe(422);
      expect(answer.json().message).toMatch(/SUCCESS/);
      expect(answer.json().errors.id).toHaveLength(1);
    },
  );

  test('is refused for an order without an amount', async () => {
    const answer = await call(kind, await order({ purchaseAmount: null }));
    expect(answer.statusCode).toBe(422);
  });

  test.each([999_999, '999999', 12_345_678_901, -1, 1.5, 'abc', {}])(
    'of the unknown order %j is a 404',
    async (id) => {
      const answer = await call(kind, id);
      expect(answer.statusCode).toBe(404);
      expect(answer.json().message).not.toBe('');
    },
  );

  test('needs an id', async () => {
    expect((await call(kind, undefined)).json().errors).toHaveProperty('id');
    expect((await call(kind, null)).statusCode).toBe(422);
  });

  test('requires a sign-in', async () => {
    const visitor = server.visitor();
    await visitor.get('/sanctum/csrf-cookie');
    const answer = await visitor.post(`/invoices/download${kind}`, { id: await order() });
    expect(answer.statusCode).toBe(401);
  });

  test('names the missing setting when the seller has no name', async () => {
    const id = await order({}, withoutName);
    const answer = await withoutName.post(`/invoices/download${kind}`, { id, download: true });
    expect(answer.statusCode).toBe(503);
    expect(answer.json().message).toContain('SELLER_NAME');
  });
});

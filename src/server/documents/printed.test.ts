import { describe, expect, test } from 'vitest';
import { documentServer, type Kind, paid } from '../testing/document-server';
import { readPdf } from '../testing/read-pdf';
import { MARGIN } from './paper';

const { order, setAddress, call, draw } = documentServer('Walls of India');

/** Drawn without a thread, whose start takes longer. */
async function textOf(kind: Kind, id: number): Promise<string> {
  const { pages } = await readPdf(await draw(kind, id));
  expect(pages).toHaveLength(1);
  return pages[0] ?? '';
}

describe('an invoice', () => {
  test('says who sells what to whom, and for how much', async () => {
    const text = await textOf('Invoice', await order({ orderId: 'PH-78' }));
    for (const part of [
      'Walls of India',
      'Udyog Vihar',
      'GSTIN 06AAAAA0000A1Z5',
      '+91 124 555 0142',
      'hello@paperhanger.example',
      'INV-PH-78',
      '20 November 2026',
      'Lakshmi Iyer',
      '9876543210',
      '14th Cross, Indiranagar',
      'Bengaluru',
      'Udaipur Damask',
      'WP-0042',
      '12 ft × 9 ft',
      '108 sq. ft.',
      '₹129.50',
      '₹13,986.00',
      'Paid',
      'SUCCESS',
      'Rupees Thirteen Thousand Nine Hundred Eighty-Six Only',
      'All taxes included',
    ]) {
      expect(text).toContain(part);
    }
  });

  test.each([0, 129.5])(
    'has no amount that is not a number, whatever the length, at a rate of %d',
    async (wpRate) => {
      const text = await textOf('Invoice', await order({ wpLength: '9'.repeat(400), wpRate }));
      expect(text).not.toMatch(/NaN|∞|Subtotal/);
    },
  );

  test('always has the same number and date', async () => {
    const id = await order();
    expect(await textOf('Invoice', id)).toBe(await textOf('Invoice', id));
  });

  test('adds up even if the amount is not length times rate', async () => {
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
      'Received with thanks from Lakshmi Iyer',
      '₹99.50',
      'Udaipur Damask',
      'INV-PH-79',
      'Rupees Ninety-Nine and Fifty Paise Only',
      'Paid',
      '20 November 2026',
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
      mobile: long('9845012345, '),
      wpId: long('WP-0042'),
      paymentStatus: long('paid in part '),
      purchaseAmount: 98_765_432_109.99,
    });
    const { pages, lowest } = await readPdf(await draw(kind, id));
    expect(pages).toEqual([expect.stringContaining('₹98,76,54,32,109.99')]);
    // The foot is the last line.
    expect(lowest[0]).toBeGreaterThan(MARGIN - 1);
  });

  test('cuts extremely long texts, which older orders may have', async () => {
    const deliveryAddress = 'Behind the Old Water Tank, '.repeat(400_000);
    const id = await order({ purchaseAmount: 500 });
    await setAddress(id, deliveryAddress);
    // Laid out as a whole, it would take more time and memory than the thread has.
    const { pages } = await readPdf((await call(kind, String(id))).rawPayload);
    expect(pages.join()).toContain('Rupees Five Hundred Only');
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
});

import { describe, expect, test } from 'vitest';
import { documentServer } from '../testing/document-server';
import { readPdf } from '../testing/read-pdf';

const server = documentServer('Walls of India');
const withoutName = documentServer(undefined);

test('an invoice is sent as invoice.pdf', async () => {
  const answer = await server.call('Invoice', await server.order({ orderId: 'PH-77' }));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="invoice.pdf"');
  expect((await readPdf(answer.rawPayload)).title).toBe('Invoice INV-PH-77');
});

describe.each(['Invoice', 'Receipt'] as const)('%s', (kind) => {
  test.each(['success', 'SUCCESSFUL', 'FAIL', 'PENDING', null])(
    'is rejected for a transaction that is %j',
    async (transactionStatus) => {
      const answer = await server.call(kind, await server.order({ transactionStatus }));
      expect(answer.statusCode).toBe(422);
      expect(answer.json().message).toMatch(/SUCCESS/);
      expect(answer.json().errors.id).toHaveLength(1);
    },
  );

  test('is rejected for an order without an amount', async () => {
    const answer = await server.call(kind, await server.order({ purchaseAmount: null }));
    expect(answer.statusCode).toBe(422);
  });

  test.each<unknown>([999_999, '999999', 12_345_678_901, -1, 1.5, 'abc', {}, { toString: 1 }])(
    'of the unknown order %j is a 404',
    async (id) => {
      const answer = await server.call(kind, id);
      expect(answer.statusCode).toBe(404);
      expect(answer.json().message).not.toBe('');
    },
  );

  test('needs an id', async () => {
    expect((await server.call(kind, undefined)).json().errors).toHaveProperty('id');
    expect((await server.call(kind, null)).statusCode).toBe(422);
  });

  test('requires a sign-in', async () => {
    const visitor = server.visitor();
    await visitor.get('/sanctum/csrf-cookie');
    const answer = await visitor.post(`/invoices/download${kind}`, { id: await server.order() });
    expect(answer.statusCode).toBe(401);
  });

  test('names the missing setting if the seller has no name', async () => {
    const answer = await withoutName.call(kind, await withoutName.order());
    expect(answer.statusCode).toBe(503);
    expect(answer.json().message).toContain('SELLER_NAME');
  });
});

import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { orderConfig } from '../../entities/order-config';
import type { DocumentKind } from '../../entities/wire/documents';
import { drawDocument } from '../documents/draw-document';
import { findOrder } from '../documents/find-order';
import { documentRoutes } from '../documents/routes';
import { addRow } from '../rows/change-row';
import type { Input } from '../rows/check-input';
import { type PartServer, startPartServer } from './part-server';
import { asha } from './test-store';

export type Kind = 'Invoice' | 'Receipt';

const kinds: Readonly<Record<Kind, DocumentKind>> = { Invoice: 'invoice', Receipt: 'receipt' };

/** What the shop sends of an order that is paid. */
export const paid = {
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

const seller = {
  address: '3rd Floor, Plot 42, Udyog Vihar Phase IV, Gurugram, Haryana 122015',
  gstin: '06AAAAA0000A1Z5',
  phone: '+91 124 555 0142',
  email: 'hello@paperhanger.example',
};

/** A server for the tests in one file, whose seller has this name. */
export function documentServer(name: string | undefined) {
  let server: PartServer;
  let count = 0;
  beforeAll(async () => {
    server = await startPartServer([orderConfig], ({ store }) => ({
      routes: documentRoutes({ store, seller: { ...seller, name } }),
    }));
  });
  afterAll(() => server.close());

  return {
    /** Stores an order and returns its row id. */
    async order(values: Input = {}): Promise<number> {
      count += 1;
      const staffs = { packed: false, shipped: false, delivered: false, installed: false };
      const input = { orderId: `PH-${count}`, ...staffs, ...paid, ...values };
      return Number((await addRow(server.store, orderConfig, asha, input)).id);
    },
    /** Stores an address that the rules would reject. */
    async setAddress(id: number, deliveryAddress: string): Promise<void> {
      const { db } = server.store;
      await sql`update entity_order set "deliveryAddress" = ${deliveryAddress} where id = ${id}`.execute(
        db,
      );
    },
    /** The document as a thread would draw it. */
    async draw(kind: Kind, id: number): Promise<Uint8Array> {
      const found = await findOrder(server.store, id);
      if (!found) throw new Error('There is no such order.');
      const plan = { kind: kinds[kind], seller: { ...seller, name: name ?? '' }, order: found };
      return await buffer(drawDocument(plan));
    },
    call: (kind: Kind, id: unknown) =>
      server.post(`/invoices/download${kind}`, { id, download: true }),
    visitor: () => server.visitor(),
  };
}

import { type ForeignRow, STAMPS } from './rows';

const RAMESH = { id: '101', name: 'Ramesh Kumar', phone: '9829012345', city: 'Jaipur' };
const ANITA = { id: 102, name: 'Anita Desai', phone: 9829012346, pivot: { order_id: '5001' } };

/** An ordinary order. */
const usual = {
  wpId: 'WP101',
  productName: 'Misty Pines',
  productImage: 'images/thumbs/wp101.jpg',
  muralImg: 'images/murals/5000.jpg',
  paymentStatus: 'Paid',
  deliveryAddress: '12, MI Road, Jaipur 302001',
  purchaseDate: '2026-11-18 10:30:00',
  wallDimension: '120 x 96 in',
  wpLength: '24.50',
  wpRate: '89.00',
  purchaseAmount: '12345.00',
  billingCity: 'Jaipur',
  gst_no: null,
  ...STAMPS,
};

/** Numbers as text, `null`s in place of values, and unknown columns. */
const ODD: readonly ForeignRow[] = [
  {
    ...usual,
    id: '5001',
    orderId: 'ORD-5001',
    customerName: 'Meera Joshi',
    user_id: '31',
    user: { id: '31', name: 'Meera', mobile: '9829098290', email: 'meera@example.com' },
    transaction: { id: 9001, order_id: '5001', status: 'SUCCESS', gateway: 'upi' },
    muralImg: 'images/murals/5001.jpg',
    installers: [RAMESH, ANITA],
  },
  {
    ...usual,
    id: 5002,
    orderId: 'ORD-5002',
    customerName: 'Imran Khan',
    wpId: 'wp102',
    user: null,
    transaction: { id: '9002', status: 'Success' },
    wpRate: 95,
    purchaseAmount: '250000.50',
    billingCity: 'Kota',
    purchaseDate: '2026-11-19T20:00:00.000000Z',
    installers: [],
  },
  {
    ...usual,
    id: '5003',
    orderId: 'ORD-5003',
    customerName: 'Sara Thomas',
    transaction: null,
    user: { id: 33, name: null, mobile: 9829098293 },
    paymentStatus: 'Pending',
    muralImg: null,
    productImage: null,
    billingCity: 'Kochi',
  },
  {
    ...usual,
    id: 5004,
    orderId: 'ORD-5004',
    customerName: null,
    user: { id: '34', mobile: null },
    transaction: { id: 9004, status: 'failed' },
    paymentStatus: 'Unpaid',
    wpLength: null,
    wpRate: null,
    purchaseAmount: null,
    purchaseDate: null,
    deliveryAddress: null,
    billingCity: null,
    installers: null,
  },
  {
    ...usual,
    id: '5005',
    orderId: 'ORD-5005',
    customerName: 'अनिल शर्मा',
    wpId: 'Wp104',
    user: { mobile: '+91 98290 98295' },
    transaction: { status: 'PENDING' },
    wpRate: 'as agreed',
    purchaseDate: '2026-11-20',
    installers: [RAMESH],
  },
  {
    ...usual,
    id: 5006,
    orderId: 'ORD-5006',
    customerName: 'Zoya Mirza',
    user: null,
    transaction: { status: null },
    paymentStatus: null,
  },
];

/** Enough orders for a second page. */
const PLAIN: readonly ForeignRow[] = Array.from({ length: 46 }, (_, index) => ({
  ...usual,
  id: 5007 + index,
  orderId: `ORD-${5007 + index}`,
  customerName: `Customer ${index + 7}`,
  user: { id: String(40 + index), mobile: String(9_829_100_007 + index) },
  transaction: { id: String(9007 + index), status: 'SUCCESS' },
}));

export const ORDERS: readonly ForeignRow[] = [...ODD, ...PLAIN];

/** An order that the next sync brings. */
export function newOrder(id: number): ForeignRow {
  return {
    ...usual,
    id,
    orderId: `ORD-${id}`,
    customerName: 'Newly Synced',
    billingCity: 'Udaipur',
    user: { id: '90', mobile: '9829100090' },
    transaction: null,
  };
}

import { expect, test } from 'vitest';
import { orderConfig } from '../../entities/order-config';
import { orderFields } from './order-fields';
import { otherFields } from './other-fields';

test('the history calls the values of an order as the screen does', () => {
  const stored = new Map(orderConfig.fields.map(({ name, label }) => [name, label]));
  for (const { name, label } of Object.values(orderFields))
    expect(stored.get(name) ?? stored.get(`${name}Status`), name).toBe(label);
});

test('an order’s other fields are those shown nowhere else', () => {
  const order = {
    id: 1,
    wpId: 'WP-1',
    packed: true,
    muralThumb: '/mural.webp',
    courier: 'Blue Dart',
    note: '',
    user: { mobile: '9876543210', email: 'asha@example.com' },
    transaction: { status: 'SUCCESS', bank: 'SBI' },
  };
  expect(otherFields(order)).toEqual([
    ['courier', 'Blue Dart'],
    ['user.email', 'asha@example.com'],
    ['transaction.bank', 'SBI'],
  ]);
  expect(otherFields({ user: null, transaction: 'none' })).toEqual([['transaction', 'none']]);
});

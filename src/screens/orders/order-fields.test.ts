import { expect, test } from 'vitest';
import { orderConfig } from '../../entities/order-config';
import { orderFields } from './order-fields';

test('the history calls the values of an order as the screen does', () => {
  const stored = new Map(orderConfig.fields.map(({ name, label }) => [name, label]));
  for (const { name, label } of Object.values(orderFields))
    expect(stored.get(name) ?? stored.get(`${name}Status`), name).toBe(label);
});

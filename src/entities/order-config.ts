import { memoize } from '../common/memoize';
import { entityFileSchema } from './config-schema';
import type { EntityConfig } from './entity-config';
import { orderLabels } from './order-labels';
import { orderSteps } from './order-steps';
import { linkReferences } from './references';
import { resolveConfig } from './resolve-config';

/** The fields that staff fill in; all others come from the shop's feed. */
export const staffFields = ['installerId', ...orderSteps] as const;

/** The limit is longer than any address or name. */
const text = { type: 'text', max: 2000 } as const;

const storedFields = [
  { name: 'orderId', type: 'text', required: true, unique: true, max: 200 },
  { name: 'customerName', ...text },
  { name: 'mobile', ...text },
  { name: 'wpId', ...text },
  { name: 'productName', ...text },
  { name: 'productImage', ...text },
  { name: 'muralImg', ...text },
  { name: 'muralThumb', ...text },
  { name: 'paymentStatus', ...text },
  { name: 'transactionStatus', ...text },
  { name: 'deliveryAddress', ...text },
  { name: 'purchaseDate', type: 'date' },
  { name: 'wallDimension', ...text },
  // Shops send lengths with or without a unit.
  { name: 'wpLength', ...text },
  { name: 'wpRate', type: 'money' },
  { name: 'purchaseAmount', type: 'money' },
  { name: 'billingCity', ...text },
  { name: 'installerId', type: 'number', integer: true, min: 1, max: 2 ** 31 - 1 },
  ...orderSteps.map((name) => ({ name, type: 'boolean', required: true }) as const),
] as const;

/**
 * How orders are stored, and what fields that refer to orders know of them. The config is lenient: of the shop's values
 * it rejects only unreadable amounts and dates. Texts that are too long are cut when they arrive.
 */
export const orderConfig: EntityConfig = resolveConfig(
  'order',
  entityFileSchema.parse({
    label: 'Order',
    endpoint: '/api/orders',
    fields: storedFields.map((field) => ({ ...field, label: orderLabels[field.name] })),
    actions: { update: { fields: [...staffFields] } },
  }),
);

/** The same config with the installer as a reference, so that people read a name instead of an id. */
export const orderWithInstaller = memoize((configs: readonly EntityConfig[]): EntityConfig => {
  const installer = { type: 'reference', to: 'installer', multiple: false } as const;
  const fields = orderConfig.fields.map((field) => {
    const { name, label, required, unique } = field;
    return name === 'installerId' ? { name, label, required, unique, ...installer } : field;
  });
  const order = { ...orderConfig, fields };
  return linkReferences([...configs, order]).at(-1) ?? order;
});

import { memoize } from '../common/memoize';
import { entityFileSchema } from './config-schema';
import type { EntityConfig } from './entity-config';
import { orderSteps } from './order-steps';
import { linkReferences } from './references';
import { resolveConfig } from './resolve-config';

/** The fields that staff fill in; all others come from the shop's feed. */
export const staffFields = ['installerId', ...orderSteps] as const;

/** The limit is longer than any address or name. */
const text = { type: 'text', max: 2000 } as const;

/**
 * How orders are stored, and what fields that refer to orders know of them. The labels, which the history shows, are
 * those of the screen. The config is lenient: of the shop's values it rejects only unreadable amounts and dates. Texts
 * that are too long are cut when they arrive.
 */
export const orderConfig: EntityConfig = resolveConfig(
  'order',
  entityFileSchema.parse({
    label: 'Order',
    endpoint: '/api/orders',
    fields: [
      { name: 'orderId', label: 'Order ID', type: 'text', required: true, unique: true, max: 200 },
      { name: 'customerName', label: 'Customer', ...text },
      { name: 'mobile', ...text },
      { name: 'wpId', label: 'Wallpaper ID', ...text },
      { name: 'productName', label: 'SKU Name', ...text },
      { name: 'productImage', label: 'SKU Image', ...text },
      { name: 'muralImg', label: 'Mural', ...text },
      { name: 'muralThumb', label: 'Mural Thumbnail', ...text },
      { name: 'paymentStatus', label: 'Payment', ...text },
      { name: 'transactionStatus', label: 'Transaction', ...text },
      { name: 'deliveryAddress', ...text },
      { name: 'purchaseDate', type: 'date' },
      { name: 'wallDimension', ...text },
      // Shops send lengths with or without a unit.
      { name: 'wpLength', label: 'Length', ...text },
      { name: 'wpRate', label: 'Rate', type: 'money' },
      { name: 'purchaseAmount', label: 'Amount', type: 'money' },
      { name: 'billingCity', ...text },
      {
        name: 'installerId',
        label: 'Installer',
        type: 'number',
        integer: true,
        min: 1,
        max: 2 ** 31 - 1,
      },
      { name: 'packed', label: 'Product is packed', type: 'boolean', required: true },
      { name: 'shipped', label: 'Product is shipped', type: 'boolean', required: true },
      { name: 'delivered', label: 'Delivery is done', type: 'boolean', required: true },
      { name: 'installed', label: 'Installation is done', type: 'boolean', required: true },
    ],
    actions: { update: { fields: [...staffFields] } },
  }),
);

/** The same config, in which the installer is a reference, so people read a name instead of an id. */
export const orderWithInstaller = memoize((configs: readonly EntityConfig[]): EntityConfig => {
  const installer = { type: 'reference', to: 'installer', multiple: false } as const;
  const fields = orderConfig.fields.map((field) => {
    const { name, label, required, unique } = field;
    return name === 'installerId' ? { name, label, required, unique, ...installer } : field;
  });
  const order = { ...orderConfig, fields };
  return linkReferences([...configs, order]).at(-1) ?? order;
});

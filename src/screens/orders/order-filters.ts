import type { Option } from '../../components/combobox/option';
import type { ViewConfig } from '../../entities/entity-config';
import { orderLabels } from '../../entities/order-labels';
import { orderSteps } from '../../entities/order-steps';
import type { FilterKind } from '../../field-types/field-model';
import { PAID } from '../../stores/orders/payment';
import { orderWork } from '../../stores/orders/update';
import { booleanFilterable, type Filterable } from '../screen-table/filterable';
import { laterTexts } from './later-texts';
import { type OrderField, orderFields } from './order-fields';

/** What the orders can be filtered by; `installers` are those who can be assigned. */
export function orderFilterables(installers: readonly Option[]): readonly Filterable[] {
  const f = orderFields;
  return [
    filterable(f.paymentStatus, 'options'),
    ...workFilterables(installers),
    filterable(f.purchaseDate),
    filterable(f.purchaseAmount),
    filterable(f.billingCity, 'options'),
    filterable(f.transaction, 'options'),
    filterable(f.wpId),
  ];
}

/** Filters for the values staff change. */
export function workFilterables(installers: readonly Option[]): readonly Filterable[] {
  return [
    ...orderSteps.map((name) =>
      booleanFilterable(
        name,
        orderLabels[name],
        { trueLabel: laterTexts.yes, falseLabel: laterTexts.no },
        (order) => orderWork(order)[name],
      ),
    ),
    {
      id: 'installer',
      header: orderLabels.installerId,
      read: (order) => orderWork(order).installerId,
      field: {
        type: 'reference',
        name: 'installerId',
        label: orderLabels.installerId,
        to: 'installer',
        multiple: false,
        required: false,
        unique: false,
        target: {
          labelPlural: laterTexts.installers,
          route: '/installer',
          isSearchable: true,
          choices: installers.map(({ value, ...rest }) => ({ ...rest, key: value })),
        },
      },
    },
  ];
}

function filterable({ name, label, field, raw }: OrderField, kind?: FilterKind): Filterable {
  return { id: name, header: label, field, read: raw, ...(kind && { kind }) };
}

const paid = `f.paymentStatus=${PAID}`;
const toPack = { name: laterTexts.pack, address: `${paid}&f.packed=No` };
export const paymentDue = {
  name: laterTexts.due,
  address: 'f.paymentStatus=Pending&f.paymentStatus=Partially+paid',
};

/** Views of the paid orders by their next step, and of the orders whose payment is due. */
export const orderStages: readonly ViewConfig[] = [
  toPack,
  { name: laterTexts.ship, address: `${paid}&f.packed=Yes&f.shipped=No` },
  { name: laterTexts.deliver, address: `${paid}&f.shipped=Yes&f.delivered=No` },
  { name: laterTexts.install, address: `${paid}&f.delivered=Yes&f.installed=No` },
  paymentDue,
];

export const orderViews: readonly ViewConfig[] = [
  toPack,
  { name: laterTexts.waiting, address: `${paid}&f.installed=No&f.installer=` },
  paymentDue,
  { name: laterTexts.notPaid, address: `f.paymentStatus=!&${paid}` },
];

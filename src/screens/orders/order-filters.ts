import type { Option } from '../../components/combobox/option';
import type { ViewConfig } from '../../entities/entity-config';
import type { FilterKind } from '../../field-types/field-model';
import { PAID } from '../../stores/orders/payment';
import { orderSteps, orderWork } from '../../stores/orders/update';
import type { Filterable } from '../screen-table/filterable';
import { laterTexts } from './later-texts';
import { type OrderField, orderFields } from './order-fields';
import { texts } from './texts';

/** By what the orders can be filtered; `installers` are those who can be assigned. */
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

/** What staff change. */
export function workFilterables(installers: readonly Option[]): readonly Filterable[] {
  return [
    ...orderSteps.map(
      (name): Filterable => ({
        id: name,
        header: texts[name],
        read: (order) => orderWork(order)[name],
        field: {
          type: 'boolean',
          name,
          label: texts[name],
          required: false,
          unique: false,
          default: false,
          trueLabel: laterTexts.yes,
          falseLabel: laterTexts.no,
        },
      }),
    ),
    {
      id: 'installer',
      header: texts.installer,
      read: (order) => orderWork(order).installerId,
      field: {
        type: 'reference',
        name: 'installerId',
        label: texts.installer,
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

const paid = { id: 'paymentStatus', value: [PAID] };
const box = (id: (typeof orderSteps)[number], value: 'Yes' | 'No') => ({ id, value: [value] });

/** What there is to do for paid orders, and for those that will be. */
export const stages = {
  pack: [paid, box('packed', 'No')],
  ship: [paid, box('packed', 'Yes'), box('shipped', 'No')],
  deliver: [paid, box('shipped', 'Yes'), box('delivered', 'No')],
  install: [paid, box('delivered', 'Yes'), box('installed', 'No')],
  due: [{ id: 'paymentStatus', value: ['Pending', 'Partially paid'] }],
};

export const orderViews: readonly ViewConfig[] = [
  { name: laterTexts.pack, address: 'f.paymentStatus=Paid&f.packed=No', hasButton: true },
  { name: laterTexts.waiting, address: 'f.paymentStatus=Paid&f.installed=No&f.installer=' },
  {
    name: laterTexts.due,
    address: 'f.paymentStatus=Pending&f.paymentStatus=Partially+paid',
    hasButton: true,
  },
  { name: laterTexts.notPaid, address: 'f.paymentStatus=!&f.paymentStatus=Paid' },
];

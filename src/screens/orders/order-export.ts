import { orderLabels } from '../../entities/order-labels';
import { orderSteps } from '../../entities/order-steps';
import type { Row } from '../../entities/row';
import { refreshList } from '../../stores/lists/lists';
import { orderList } from '../../stores/orders/list';
import { orderWork } from '../../stores/orders/update';
import { type Filterable, plainField } from '../screen-table/filterable';
import type { ColumnField } from '../selection/export-table';
import { laterTexts } from './later-texts';
import { orderFields, orderPicture } from './order-fields';
import { texts } from './texts';

export const target = {
  entity: 'order',
  label: laterTexts.oneOrder,
  labelPlural: texts.title,
  refresh: () => refreshList(orderList),
};

const FIELDS: readonly ColumnField[] = [
  ...Object.values(orderFields).map(({ name, field, raw }) => ({ id: name, field, read: raw })),
  ...(['productImage', 'muralImg'] as const).map((name) => ({
    id: name,
    field: plainField(name),
    read: (order: Row) => orderPicture(order, name),
  })),
  {
    id: 'status',
    field: plainField('status'),
    read: (order) => {
      const work = orderWork(order);
      return orderSteps.flatMap((box) => (work[box] ? orderLabels[box] : [])).join(', ');
    },
  },
];

/** `work` are the fields that staff change, which depend on the installers. */
export const exportedFields = (work: readonly Filterable[]): readonly ColumnField[] => [
  ...FIELDS,
  ...work,
];

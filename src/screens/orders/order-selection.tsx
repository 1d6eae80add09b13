import { useMemo } from 'react';
import { updateOrder } from '../../api/orders';
import { Button } from '../../components/controls/button';
import { MenuItems } from '../../components/overlays/menu-items';
import { Popover } from '../../components/overlays/popover';
import type { Fields } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { refreshList } from '../../stores/lists/lists';
import { ownInstallers } from '../../stores/orders/installers';
import { orderList } from '../../stores/orders/list';
import { orderWork } from '../../stores/orders/update';
import type { SelectionTable } from '../selection/selection-table';
import { SelectionTools } from '../selection/selection-tools';
import { exportedBy } from './export-columns';
import { type InstallerChoice, installerChoice } from './installer-select';
import { BOXES } from './status-boxes';
import { texts } from './texts';

interface OrderSelectionProps extends SelectionTable {
  /** The installers for orders that come without their own; undefined while they are loading. */
  readonly installers: InstallerChoice | undefined;
}

const INSTALLER = 'installerId';
const TARGET = {
  entity: 'order',
  label: texts.oneOrder,
  labelPlural: texts.title,
  refresh: () => refreshList(orderList),
};

/** What can be done with selected orders. */
export function OrderSelection({ installers, ...rest }: OrderSelectionProps) {
  const choice = useMemo(() => {
    const own = rest.rows.flatMap(ownInstallers);
    return own.length > 0 ? installerChoice(own) : installers;
  }, [rest.rows, installers]);
  const config = useMemo(() => workFields(choice), [choice]);

  /** An order with other work; its installer's id as the server sent it. */
  function changed(order: Row, values: Row): Row {
    const id = values[INSTALLER];
    const known =
      id === undefined || id === null ? {} : { [INSTALLER]: choice?.ids.get(String(id)) };
    return { ...order, ...orderWork(order), ...values, ...known };
  }

  return (
    <SelectionTools
      {...rest}
      exportedBy={exportedBy(installers)}
      target={TARGET}
      edit={{
        config,
        names: config.fields.map(({ name }) => name),
        send: (order, values) => updateOrder(changed(order, values)),
      }}
      more={({ isBusy, edit, save }) => (
        <>
          <Popover label={texts.mark} className="" isUp look={{ size: 'sm', className: '' }}>
            {(close) => (
              <MenuItems
                label={texts.mark}
                items={BOXES.map((box) => {
                  return { label: texts.marks[box], run: () => save({ [box]: true }) };
                })}
                onClose={close}
              />
            )}
          </Popover>
          <Button size="sm" disabled={isBusy} onClick={() => edit(texts.assign, [INSTALLER])}>
            {texts.assign}
          </Button>
        </>
      )}
    />
  );
}

/** The fields of an order that staff change. */
function workFields(choice: InstallerChoice | undefined): Fields {
  const base = { required: false, unique: false };
  const answers = { trueLabel: texts.yes, falseLabel: texts.no, default: false };
  const boxes = BOXES.map((name) => {
    return { ...base, ...answers, type: 'boolean', name, label: texts[name] } as const;
  });
  const choices = choice?.options.map(({ value, label }) => ({ key: value, label }));
  const target = {
    labelPlural: texts.installers,
    route: '/installer',
    isSearchable: true,
    ...(choices && { choices }),
  };
  const installer = {
    ...({ ...base, type: 'reference', name: INSTALLER, label: texts.installer } as const),
    ...{ to: 'installer', multiple: false, target },
  };
  return { name: 'order', fields: [installer, ...boxes] };
}

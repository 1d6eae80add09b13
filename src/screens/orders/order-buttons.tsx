import { useMemo } from 'react';
import { ExportMenu } from '../selection/export-menu';
import type { TableSelection } from '../selection/selecting';
import type { InstallerChoice } from './installer-select';
import { exportedFields, target } from './order-export';
import { workFilterables } from './order-filters';

interface OrderButtonsProps extends Pick<TableSelection, 'table'> {
  /** All installers of orders; undefined while they are loading. */
  readonly installers: InstallerChoice | undefined;
}

/** The button of the toolbar that acts on many orders. */
export function OrderButtons({ installers, table }: OrderButtonsProps) {
  const fields = useMemo(
    () => exportedFields(workFilterables(installers?.options ?? [])),
    [installers],
  );
  return <ExportMenu table={table} target={target} fields={fields} />;
}

import { useMemo } from 'react';
import { ExportMenu } from '../selection/export-menu';
import type { InstallerChoice } from './installer-select';
import { exportedFields, target } from './order-export';
import { workFilterables } from './order-filters';

interface OrderButtonsProps {
  /** All installers of orders; undefined while they are loading. */
  readonly installers: InstallerChoice | undefined;
}

/** The button of the toolbar that acts on many orders. */
export function OrderButtons({ installers }: OrderButtonsProps) {
  const fields = useMemo(
    () => exportedFields(workFilterables(installers?.options ?? [])),
    [installers],
  );
  return <ExportMenu target={target} fields={fields} />;
}

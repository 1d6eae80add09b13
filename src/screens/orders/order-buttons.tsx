import type { ReactTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Features } from '../../components/data-table/table-features';
import type { Row } from '../../entities/row';
import { ExportMenu } from '../selection/export-menu';
import type { InstallerChoice } from './installer-select';
import { exportedFields, selectedKind } from './order-export';
import { workFilterables } from './order-filters';

interface OrderButtonsProps {
  /** All installers of orders; undefined while they are loading. */
  readonly installers: InstallerChoice | undefined;
  readonly table: ReactTable<Features, Row>;
}

/** The button of the toolbar that acts on many orders. */
export function OrderButtons({ installers, table }: OrderButtonsProps) {
  const fields = useMemo(
    () => exportedFields(workFilterables(installers?.options ?? [])),
    [installers],
  );
  return <ExportMenu table={table} target={selectedKind} fields={fields} />;
}

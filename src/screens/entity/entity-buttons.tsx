import type { ReactTable } from '@tanstack/react-table';
import type { Features } from '../../components/data-table/table-features';
import type { EntityConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { BulkUpdateButton } from '../bulk-update/bulk-update-button';
import { ExportMenu } from '../selection/export-menu';
import { exportedFields, selectedKind } from './entity-export';

interface EntityButtonsProps {
  readonly config: EntityConfig;
  readonly table: ReactTable<Features, Row>;
}

/** The buttons of the toolbar that act on many rows. */
export function EntityButtons({ config, table }: EntityButtonsProps) {
  const { bulkUpdate, download } = config.actions;
  return (
    <>
      {(bulkUpdate || download) && <BulkUpdateButton />}
      <ExportMenu table={table} target={selectedKind(config)} fields={exportedFields(config)} />
    </>
  );
}

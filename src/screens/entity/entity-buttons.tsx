import type { EntityConfig } from '../../entities/entity-config';
import { BulkUpdateButton } from '../bulk-update/bulk-update-button';
import { ExportMenu } from '../selection/export-menu';
import { exportedFields, targetOf } from './entity-export';

interface EntityButtonsProps {
  readonly config: EntityConfig;
}

/** The buttons of the toolbar that act on many rows. */
export function EntityButtons({ config }: EntityButtonsProps) {
  const { bulkUpdate, download } = config.actions;
  return (
    <>
      {(bulkUpdate || download) && <BulkUpdateButton />}
      <ExportMenu target={targetOf(config)} fields={exportedFields(config)} />
    </>
  );
}

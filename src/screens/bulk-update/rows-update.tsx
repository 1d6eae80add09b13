import { useMemo } from 'react';
import type { EntityConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { rowsOf } from '../../stores/lists/rows';
import { BulkUpdate } from './bulk-update';
import type { PreviewBasis } from './preview-calls';

interface RowsUpdateProps {
  readonly config: EntityConfig;
  /** The rows as the list has them, to compare a chosen file with. */
  readonly rows: readonly Row[];
}

/** Updating an entity's rows by a spreadsheet, as far as its config lists that. */
export function RowsUpdate({ config, rows }: RowsUpdateProps) {
  const { bulkUpdate, download } = config.actions;
  const basis = useMemo<PreviewBasis>(
    () => ({ kind: 'rows', config, knownRows: () => ({ rows }) }),
    [config, rows],
  );
  return (
    <BulkUpdate
      basis={basis}
      list={rowsOf(config)}
      canUpload={bulkUpdate !== undefined}
      canDownload={download !== undefined}
    />
  );
}

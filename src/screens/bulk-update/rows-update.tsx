import { useMemo } from 'react';
import type { EntityConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { rowsOf } from '../../stores/lists/rows';
import { BulkUpdate } from './bulk-update';
import type { PreviewBasis } from './preview';

interface RowsUpdateProps {
  readonly config: EntityConfig;
  /** The rows to compare a chosen file with. */
  readonly rows: readonly Row[];
  /** Whether the list has been loaded, and there are none. */
  readonly isEmpty?: boolean | undefined;
}

/** The bulk update of an entity, if its config has one. */
export function RowsUpdate({ config, rows, isEmpty }: RowsUpdateProps) {
  const basis = useMemo<PreviewBasis>(
    () => ({ kind: 'rows', config, knownRows: () => ({ rows }) }),
    [config, rows],
  );
  const { bulkUpdate, download } = config.actions;
  return (
    <BulkUpdate
      basis={basis}
      list={rowsOf(config)}
      isEmpty={isEmpty}
      canUpload={bulkUpdate !== undefined}
      canDownload={download !== undefined}
    />
  );
}

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
}

/** The bulk update of an entity, if its config has one. */
export function RowsUpdate({ config, rows }: RowsUpdateProps) {
  const basis = useMemo<PreviewBasis>(
    () => ({ kind: 'rows', config, knownRows: () => ({ rows }) }),
    [config, rows],
  );
  return <BulkUpdate basis={basis} list={rowsOf(config)} />;
}

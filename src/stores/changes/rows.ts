import * as api from '../../api/entities';
import type { EntityConfig } from '../../entities/entity-config';
import { type Row, rowId } from '../../entities/row';
import { rowsOf } from '../lists/rows';
import { type ChangeOutcome, runAdd, runRemove, runUpdate } from './run';

export function addRow(config: EntityConfig, row: Row): Promise<ChangeOutcome> {
  return runAdd(changedBy(config), JSON.stringify(row), (key) => api.postAdd(config, row, key));
}

/** `row` is the full row, with unknown fields unchanged. */
export function saveRow(config: EntityConfig, row: Row): Promise<ChangeOutcome> {
  return runUpdate(changedBy(config), rowId(row), JSON.stringify(row), () =>
    api.postUpdate(config, row),
  );
}

export function removeRow(config: EntityConfig, row: Row): Promise<ChangeOutcome> {
  return runRemove(changedBy(config), row, () => api.postRemove(config, row.id));
}

function changedBy(config: EntityConfig) {
  return { list: rowsOf(config), label: config.label };
}

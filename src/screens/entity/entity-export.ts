import type { EntityConfig } from '../../entities/entity-config';
import { refreshList } from '../../stores/lists/lists';
import { rowsOf } from '../../stores/lists/rows';
import type { SelectedKind } from '../../stores/selection/change-selected';
import type { ColumnField } from '../selection/export-rows';

export function targetOf(config: EntityConfig): SelectedKind {
  const { name: entity, label, labelPlural } = config;
  return { entity, label, labelPlural, refresh: () => refreshList(rowsOf(config)) };
}

export function exportedFields({ fields }: EntityConfig): readonly ColumnField[] {
  return fields.map((field) => ({ id: field.name, field }));
}

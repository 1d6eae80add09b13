import { memoize } from '../../common/memoize';
import type { EntityConfig } from '../../entities/entity-config';
import { refreshList } from '../../stores/lists/lists';
import { rowsOf } from '../../stores/lists/rows';
import type { SelectedKind } from '../../stores/selection/change-selected';
import type { ColumnField } from '../selection/export-table';

// Memoized, because the export menu renders again for other objects.

export const targetOf = memoize((config: EntityConfig): SelectedKind => {
  const { name: entity, label, labelPlural } = config;
  return { entity, label, labelPlural, refresh: () => refreshList(rowsOf(config)) };
});

export const exportedFields = memoize(({ fields }: EntityConfig): readonly ColumnField[] =>
  fields.map((field) => ({ id: field.name, field })),
);

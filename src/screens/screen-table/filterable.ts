import type { ReactTable } from '@tanstack/react-table';
import type { Features } from '../../components/data-table/table-features';
import type { Row } from '../../entities/row';
import type { FieldConfig } from '../../field-types';
import type { FilterKind } from '../../field-types/field-model';

/** Something that the rows of a table can be filtered by, as the table's screen declares it. */
export interface Filterable {
  readonly id: string;
  readonly header: string;
  readonly field: FieldConfig;
  /** Defaults to that of the field's type. */
  readonly kind?: FilterKind;
  /** Defaults to the field's value. */
  readonly read?: (row: Row) => unknown;
}

/** A table that can be filtered. */
export interface FilterableTable {
  readonly filterables: readonly Filterable[];
  readonly table: ReactTable<Features, Row>;
}

/** A field of a hand-written screen, whose values only the browser reads. */
export function plainField(name: string): FieldConfig {
  return { type: 'text', name, label: name, required: false, unique: false };
}

/** A `Filterable` of a hand-written screen with two options. */
export function booleanFilterable(
  id: string,
  header: string,
  options: { readonly trueLabel: string; readonly falseLabel: string },
  read: (row: Row) => boolean,
): Filterable {
  const base = { name: id, label: header, required: true, unique: false };
  return { id, header, field: { ...base, ...options, type: 'boolean', default: false }, read };
}

/** A `Filterable` of a hand-written screen. */
export function textFilterable(
  id: string,
  header: string,
  how: Pick<Filterable, 'kind' | 'read'> = {},
): Filterable {
  return { id, header, field: plainField(id), ...how };
}

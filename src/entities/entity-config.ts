import type { FieldConfig } from '../field-types';
import type { IconName } from './icon-names';

/** A column of the table. */
export interface ColumnConfig {
  readonly field: string;
  readonly label: string;
  readonly searchable: boolean;
  readonly sortable: boolean;
}

/** What staff can do with an entity's rows. */
export const actionNames = ['add', 'update', 'remove', 'bulkUpdate', 'download'] as const;
export type ActionName = (typeof actionNames)[number];

/** A checked entity file with every default filled in. */
export interface EntityConfig {
  readonly name: string;
  readonly label: string;
  readonly labelPlural: string;
  readonly title: string;
  readonly navigation: {
    readonly group?: string | undefined;
    readonly icon: IconName;
    readonly order: number;
  };
  readonly route: string;
  /** The path of each request. */
  readonly endpoints: Readonly<Record<ActionName | 'fetch', string>>;
  readonly pageSize: number;
  readonly defaultSort?: { readonly field: string; readonly direction: 'asc' | 'desc' } | undefined;
  readonly fields: readonly FieldConfig[];
  readonly columns: readonly ColumnConfig[];
  /** The fields that a search engine shows; `{field}` in the address is replaced by its value. */
  readonly searchPreview?:
    | { readonly title: string; readonly description: string; readonly address: string }
    | undefined;
  /** Actions that are missing here don't exist. */
  readonly actions: {
    readonly add?: { readonly title: string; readonly fields: readonly string[] } | undefined;
    readonly update?: { readonly title: string; readonly fields: readonly string[] } | undefined;
    readonly remove?: object | undefined;
    readonly bulkUpdate?: { readonly key: string; readonly columns: readonly string[] } | undefined;
    readonly download?: object | undefined;
  };
}

/** Finds a field by name. Throws if there is none: a checked config refers only to its own fields. */
export function fieldOf(config: EntityConfig, name: string): FieldConfig {
  const field = config.fields.find((candidate) => candidate.name === name);
  if (!field) throw new Error(`The entity ${config.name} has no field ${name}.`);
  return field;
}

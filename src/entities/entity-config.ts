import type { FieldConfig } from '../field-types';
import type { IconName } from './icon-names';

/** A column of the table. */
export interface ColumnConfig {
  readonly field: string;
  readonly label: string;
  readonly searchable: boolean;
  readonly sortable: boolean;
}

/** The calls an entity may make; `fetch` is always there. */
export type ActionName = 'add' | 'update' | 'remove' | 'bulkUpdate' | 'download';

/** What an entity's file says, checked, and with every default filled in. */
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
  /** Where each call goes. */
  readonly endpoints: Readonly<Record<ActionName | 'fetch', string>>;
  readonly pageSize: number;
  readonly defaultSort?: { readonly field: string; readonly direction: 'asc' | 'desc' } | undefined;
  readonly fields: readonly FieldConfig[];
  readonly columns: readonly ColumnConfig[];
  /** Names the fields that a search engine shows; `{field}` in the address stands for a value. */
  readonly searchPreview?:
    | { readonly title: string; readonly description: string; readonly address: string }
    | undefined;
  /** An action that is not here does not exist. */
  readonly actions: {
    readonly add?: { readonly title: string; readonly fields: readonly string[] } | undefined;
    readonly update?: { readonly title: string; readonly fields: readonly string[] } | undefined;
    readonly remove?: object | undefined;
    readonly bulkUpdate?: { readonly key: string; readonly columns: readonly string[] } | undefined;
    readonly download?: object | undefined;
  };
}

/** A field by its name. Throws when the config has none: a checked config names only its own fields. */
export function fieldOf(config: EntityConfig, name: string): FieldConfig {
  const field = config.fields.find((candidate) => candidate.name === name);
  if (!field) throw new Error(`The entity ${config.name} has no field ${name}.`);
  return field;
}

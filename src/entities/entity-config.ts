import type { FieldConfig } from '../field-types';
import type { IconName } from './icon-names';

/** A column of the table. */
export interface ColumnConfig {
  readonly field: string;
  readonly label: string;
  readonly searchable: boolean;
  readonly sortable: boolean;
  readonly filterable: boolean;
  readonly width?: number | undefined;
  readonly align?: 'start' | 'end' | undefined;
}

/** What the table shows under a name. */
export interface ViewConfig {
  readonly name: string;
  /** The parameters of the table's address. */
  readonly address: string;
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
  /** What the screen is for. */
  readonly description?: string | undefined;
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
  readonly views?: readonly ViewConfig[] | undefined;
  readonly fields: readonly FieldConfig[];
  readonly columns: readonly ColumnConfig[];
  /** Headings in forms. */
  readonly sections?:
    | readonly { readonly label: string; readonly fields: readonly string[] }[]
    | undefined;
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
  /** What its fields refer to. */
  readonly targets?: readonly Target[] | undefined;
  /** The fields that refer to it. */
  readonly usedBy?: readonly Referrer[] | undefined;
}

/** The entity that a field refers to. */
export interface Target {
  readonly field: string;
  readonly name: string;
  readonly labelPlural: string;
  readonly route: string;
  /** Where its rows are fetched. */
  readonly path: string;
  /** The field that people know its rows by. */
  readonly title: FieldConfig;
  /** Whether its screen searches that field. */
  readonly isSearchable: boolean;
  /** The field whose values identify its rows; without one, their ids do. */
  readonly key: FieldConfig | undefined;
}

/** A field of an entity that refers to another one. */
export interface Referrer {
  readonly name: string;
  readonly label: string;
  readonly labelPlural: string;
  readonly field: FieldConfig;
  /** The field that identifies the other entity's rows; without one, their ids do. */
  readonly key: string | undefined;
}

/** What has fields. */
export type Fields = Pick<EntityConfig, 'name' | 'fields'>;

/** Finds a field by name. Throws if there is none: a checked config refers only to its own fields. */
export function fieldOf(config: Fields, name: string): FieldConfig {
  const field = config.fields.find((candidate) => candidate.name === name);
  if (!field) throw new Error(`The entity ${config.name} has no field ${name}.`);
  return field;
}

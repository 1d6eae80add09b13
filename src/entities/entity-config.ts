import type { FieldConfig } from '../field-types';
import type { EntityFile, WrittenColumn } from './config-schema';

type Frozen<Value> = { readonly [Key in keyof Value]: Frozen<Value[Key]> };
type Item<List> = List extends readonly (infer One)[] ? Frozen<One> : never;

export interface ColumnConfig extends Frozen<WrittenColumn> {
  readonly label: string;
  readonly searchable: boolean;
  readonly sortable: boolean;
}

/** A heading in the form, and the fields below it. */
type SectionConfig = Exclude<Item<EntityFile['form']>, string>;

/** A named view of the table. */
export interface ViewConfig {
  readonly name: string;
  /** The part of the address after `?`. */
  readonly address: string;
}

/** What staff can do with an entity's rows. */
export const actionNames = ['add', 'update', 'remove', 'bulkUpdate', 'download'] as const;
export type ActionName = (typeof actionNames)[number];

interface FormConfig {
  readonly title: string;
  readonly fields: readonly string[];
}

interface ActionConfigs {
  readonly add: FormConfig;
  readonly update: FormConfig;
  readonly remove: object;
  readonly bulkUpdate: {
    readonly key: string;
    readonly columns: readonly string[];
    /** Whether rows with new keys may be added. */
    readonly adds: boolean;
  };
  readonly download: object;
}

/** Keys that a config takes from its file unchanged, or from the defaults in `config-schema.ts`. */
type WrittenKey = 'label' | 'description' | 'navigation' | 'pageSize' | 'searchPreview';

/** A checked entity file with every default filled in. */
export interface EntityConfig extends Pick<Frozen<EntityFile>, WrittenKey> {
  /** The name of the file. */
  readonly name: string;
  readonly labelPlural: string;
  readonly title: string;
  readonly route: string;
  /** The path of each request. */
  readonly endpoints: Readonly<Record<ActionName | 'fetch', string>>;
  readonly fields: readonly FieldConfig[];
  readonly columns: readonly ColumnConfig[];
  readonly views?: readonly ViewConfig[] | undefined;
  /** The default sort as in an address: `-day,name`. */
  readonly sort?: string | undefined;
  /** Fields outside of all sections come before them. */
  readonly sections?: readonly SectionConfig[] | undefined;
  /** Actions missing here don't exist. */
  readonly actions: { readonly [Name in ActionName]?: ActionConfigs[Name] | undefined };
  readonly links?: readonly LinkConfig[] | undefined;
  /** The entities that its fields refer to. */
  readonly targets?: readonly Target[] | undefined;
  /** The fields that refer to it. */
  readonly usedBy?: readonly Referrer[] | undefined;
}

/** A link in each row to another screen. */
interface LinkConfig {
  readonly label: string;
  /** An address with field names in braces. */
  readonly to: string;
  /** The screen that it leads to, whose rights it needs; undefined until that is known. */
  readonly screen?: string | undefined;
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
  /** Whether values are text, which may be a key or a title: keys that are texts, or several ids in one. */
  readonly isText?: boolean | undefined;
  /** Whether values are copies: then rows of the target may be removed, and may share a value. */
  readonly copies?: boolean | undefined;
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

export type Fields = Pick<EntityConfig, 'name' | 'fields'>;

/** Finds a field by name. Throws if there is none: a checked config refers only to its own fields. */
export function fieldOf(config: Fields, name: string): FieldConfig {
  const field = config.fields.find((candidate) => candidate.name === name);
  if (!field) throw new Error(`The entity ${config.name} has no field ${name}.`);
  return field;
}

import { type FieldConfig, modelOf } from '../field-types';
import type { EntityFile, WrittenColumn } from './config-schema';
import type { ActionName, EntityConfig } from './entity-config';
import { addressOfView } from './view-address';

/** Fills in everything that an entity's file can leave out. */
export function resolveConfig(name: string, file: EntityFile): EntityConfig {
  const fields = file.fields.map(withLabel);
  const labels = new Map(fields.map((field) => [field.name, field.label]));
  // Encrypted numbers go into a downloadable file only if the config lists them.
  const encrypted = new Set(
    fields.filter((field) => modelOf(field).storage(field).encrypted).map(({ name }) => name),
  );
  const readOnly = new Set(fields.filter((field) => field.readOnly).map(({ name }) => name));
  const allNames = fields.map((field) => field.name);
  const { $schema: _, endpoint: __, form: entries = allNames, sort, ...kept } = file;
  const { labelPlural = pluralOf(file.label), title = labelPlural } = file;
  const { add, update, remove, bulkUpdate, download } = file.actions;
  const form = entries.flatMap((entry) => (typeof entry === 'string' ? entry : entry.fields));
  const sections = entries.filter((entry) => typeof entry !== 'string');

  return {
    ...kept,
    name,
    labelPlural,
    title,
    ...addressesOf(name, file),
    fields,
    columns: (file.columns ?? allNames).map((written) => {
      const column = typeof written === 'string' ? plainColumn(written) : written;
      const isOpen = !encrypted.has(column.field);
      return {
        ...column,
        label: column.label ?? labels.get(column.field) ?? column.field,
        searchable: column.searchable ?? isOpen,
        sortable: column.sortable ?? isOpen,
      };
    }),
    views: file.views?.map((view) => ({
      name: view.name,
      address: addressOfView(view, (wanted) => fields.find((field) => field.name === wanted)),
    })),
    sort: sort && [sort].flat().join(),
    sections: sections.length > 0 ? sections : undefined,
    actions: {
      add: add && {
        title: add.title ?? `Add ${file.label}`,
        fields: form.filter((field) => !readOnly.has(field)),
      },
      update: update && {
        title: update.title ?? `Update ${file.label} Details`,
        fields: update.fields ?? form,
      },
      remove,
      bulkUpdate: bulkUpdate && {
        key: bulkUpdate.key,
        columns: bulkUpdate.columns ?? [
          ...new Set([bulkUpdate.key, ...form.filter((field) => !encrypted.has(field))]),
        ],
        adds: bulkUpdate.adds,
      },
      download,
    } satisfies Record<ActionName, unknown>,
  };
}

/** A column for which the file names only the field. */
const plainColumn = (field: string): WrittenColumn => ({ field, filterable: true });

/** The regular English plural; the file gives irregular ones. */
function pluralOf(label: string): string {
  if (/[^aeiou]y$/.test(label)) return `${label.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(label) ? `${label}es` : `${label}s`;
}

/** The address of an entity's screen, and the paths of its requests. */
export function addressesOf(
  name: string,
  {
    route = `/${name}`,
    endpoint = `/api/${name}`,
    endpoints,
  }: Pick<EntityFile, 'route' | 'endpoint' | 'endpoints'>,
): Pick<EntityConfig, 'route' | 'endpoints'> {
  const at = (call: keyof EntityConfig['endpoints']) => endpoints[call] ?? `${endpoint}/${call}`;
  return {
    route,
    endpoints: {
      fetch: at('fetch'),
      add: at('add'),
      update: at('update'),
      remove: at('remove'),
      bulkUpdate: at('bulkUpdate'),
      download: at('download'),
    },
  };
}

/** A field with its label, which is made of its name if the file has none. */
export const withLabel = (field: EntityFile['fields'][number]): FieldConfig => ({
  ...field,
  label: field.label ?? defaultLabel(field.name),
});

/** Turns `metaTitle` and `meta_title` into `Meta Title`. */
export function defaultLabel(name: string): string {
  return name
    .replaceAll('_', ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

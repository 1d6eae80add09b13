import { isRecord } from '../../../common/is-record';
import { plainText } from '../../../common/plain-text';
import { fieldModels } from '../../../field-types';
import type { Path } from '../../edit-text';
import { valueAt } from '../schema-at';

/** A name that a file writes somewhere. */
export interface Reference {
  readonly name: string;
  readonly path: Path;
  /** It is a key, not a value. */
  readonly atKey?: boolean | undefined;
  /** What is before the name. */
  readonly prefix?: string | undefined;
}

/** A field as it is written: its keys may have any values. */
export type Field = Readonly<Record<string, unknown>>;

export interface WrittenField {
  readonly value: Field;
  readonly path: Path;
}

/** Whether a field's values are encrypted, and masked for most people. */
export const isSecret = ({ type }: Field) =>
  Object.entries(fieldModels).some(([name, { mask }]) => name === type && mask !== undefined);

/** The fields of a parsed file of any shape. */
export function fieldsOf(file: unknown): WrittenField[] {
  return findAll(file, 'fields[]').map(({ value, path }) => ({
    value: isRecord(value) ? value : {},
    path,
  }));
}

/** The texts and numbers at a path such as `columns[].field`. */
export function namesAt(root: unknown, pattern: string, rootPath: Path = []): Reference[] {
  return findAll(root, pattern, rootPath)
    .filter(({ value }) => typeof value === 'string' || typeof value === 'number')
    .map(({ value, path }) => ({ name: plainText(value), path }));
}

/** The names of fields at a path. A sort has them with a hyphen for descending. */
export function referencesAt(root: unknown, pattern: string): Reference[] {
  const found = namesAt(root, pattern);
  if (!pattern.startsWith('sort')) return found;
  return found.map(({ name, path }) => {
    const prefix = name.startsWith('-') ? '-' : '';
    return { name: name.slice(prefix.length), path, prefix };
  });
}

/** The field and the sign of a sort, which other tools write as `day desc`. */
export function sortOf(written: string): { readonly field: string; readonly sign: string } {
  const [, field, way = ''] = /^-?(.*?)\W+(asc|desc)(?:ending)?$/i.exec(written) ?? [];
  const isDown = field === undefined ? written.startsWith('-') : /^desc/i.test(way);
  return { field: field ?? written.replace(/^-/, ''), sign: isDown ? '-' : '' };
}

/** The values at a path in which `[]` means every item of a list. */
export function findAll(root: unknown, pattern: string, rootPath: Path = []) {
  return pattern.split('.').reduce<{ readonly value: unknown; readonly path: Path }[]>(
    (found, step) =>
      found.flatMap(({ value, path }) => {
        const key = step.replace('[]', '');
        const inner = { value: valueAt(value, [key]), path: [...path, key] };
        if (key === step) return [inner];
        const items = Array.isArray(inner.value) ? inner.value : [];
        return items.map((item, index) => ({ value: item, path: [...inner.path, index] }));
      }),
    [{ value: root, path: rootPath }],
  );
}

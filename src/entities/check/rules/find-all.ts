import { valueAt } from '../schema-at';

export type Path = readonly (string | number)[];

export interface Found {
  readonly value: unknown;
  readonly path: Path;
}

export interface Reference {
  readonly name: string;
  readonly path: Path;
}

/** The texts and numbers at a path such as `columns[].field`. */
export function namesAt(root: unknown, pattern: string, rootPath: Path = []): Reference[] {
  return findAll(root, pattern, rootPath)
    .filter(({ value }) => typeof value === 'string' || typeof value === 'number')
    .map(({ value, path }) => ({ name: String(value), path }));
}

/** The values at a path in which `[]` means every item of a list. */
export function findAll(root: unknown, pattern: string, rootPath: Path = []): Found[] {
  return pattern.split('.').reduce<Found[]>(
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

/** Every occurrence of a name but the first. Databases and people don't tell apart names that differ only in case. */
export function repeatedNames(references: readonly Reference[]): Reference[] {
  const names = references.map(({ name }) => name.trim().toLowerCase());
  return references.filter((_, index) => names.indexOf(names[index] ?? '') < index);
}

import { isRecord } from '../common/is-record';

/** The file with fields that several entities use. */
export const SHARED = 'shared-fields';
export const SHARED_FILE = `${SHARED}.json`;

/** Fields by name as they are in the file, unchecked. */
export type SharedFields = Readonly<Record<string, unknown>>;

/** A shared field that an entity uses, with what the entity changes. */
interface FieldUse {
  readonly name: string;
  readonly changes: Readonly<Record<string, unknown>>;
}

/** The shared field that an entry of `fields` uses, if it isn't a field itself. */
export function useIn(entry: unknown): FieldUse | undefined {
  if (typeof entry === 'string') return { name: entry, changes: {} };
  if (!isRecord(entry) || typeof entry.field !== 'string') return undefined;
  const { field: name, ...changes } = entry;
  return { name, changes };
}

/** Replaces the names of shared fields in a parsed file of any shape by the fields. Unknown names stay. */
export function withSharedFields(file: unknown, shared: SharedFields): unknown {
  if (!isRecord(file) || !Array.isArray(file.fields)) return file;
  const fields = file.fields.map((entry: unknown) => {
    const use = useIn(entry);
    const field = use && Object.hasOwn(shared, use.name) ? shared[use.name] : undefined;
    if (!use || !isRecord(field)) return entry;
    // Otherwise a shared field with the key `field` would look like a use of another one.
    const { field: _, ...own } = field;
    return { name: use.name, ...own, ...use.changes };
  });
  return { ...file, fields };
}

import { texts } from './texts';

/** The form's fields by the names that servers use. */
const FIELDS: Readonly<Record<string, string>> = {
  rating: 'rate',
  file: 'files',
  newImage: 'files',
  review_images: 'removed',
};

export interface AssignedErrors {
  /** By the form's names; unknown names are kept. */
  readonly fields: Readonly<Record<string, string>>;
  readonly files: ReadonlyMap<File, string>;
}

/** Assigns a server's errors to fields and files: `file.1` is the second file that was sent. */
export function assignErrors(
  errors: Readonly<Record<string, string>>,
  files: readonly File[],
): AssignedErrors {
  const fields = new Map<string, string>();
  const ofFiles = new Map<File, string>();
  for (const [name, message] of Object.entries(errors)) {
    const [, base = name, index] = /^(\w+)[.[](\d+)\]?$/.exec(name) ?? [];
    const field = FIELDS[base] ?? base;
    const file = field === 'files' && index !== undefined ? files[Number(index)] : undefined;
    if (file) ofFiles.set(file, message);
    else if (!fields.has(field)) fields.set(field, message);
  }
  if (ofFiles.size > 0 && !fields.has('files'))
    fields.set('files', texts.someRejected(ofFiles.size));
  return { fields: Object.fromEntries(fields), files: ofFiles };
}

import * as z from 'zod/mini';
import { baseKeys, type FieldModel, type Labelled } from '../field-model';
import { storedFileModel, uploadKey } from '../stored-file';

/** A file: its path on the server, or its full address. */
export const fileConfig = () =>
  z.strictObject({
    ...baseKeys('file'),
    upload: uploadKey('PDF, Excel, Word, CSV and text files, and JPEG and PNG pictures'),
  });

export type FileField = Labelled<z.output<ReturnType<typeof fileConfig>>>;

export const file: FieldModel<FileField, string> = {
  ...storedFileModel('file'),
  display: fileName,
};

/** The last part of its path. */
function fileName(path: string): string {
  const [, name = path] = /([^/?#]+)\/?([?#].*)?$/.exec(path) ?? [];
  return name;
}

import * as z from 'zod/mini';
import { baseKeys, type FieldModel, type Labelled } from '../field-model';
import { storedFileModel, uploadKey } from '../stored-file';

/** A picture: its path on the shop's site, or its full address. */
export const imageConfig = () =>
  z.strictObject({ ...baseKeys('image'), upload: uploadKey('JPEG and PNG pictures') });

export type ImageField = Labelled<z.output<ReturnType<typeof imageConfig>>>;

export const image: FieldModel<ImageField, string> = storedFileModel('picture');

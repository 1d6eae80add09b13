import * as z from 'zod/mini';
import { baseKeys, type FieldModel, type Labelled } from '../field-model';
import { textModel } from '../text-rules';

/** The config of the part of an address that names a page: `misty-forest-mural`. */
export const slugConfig = () => z.strictObject(baseKeys('slug'));

export type SlugField = Labelled<z.output<ReturnType<typeof slugConfig>>>;

export const slug: FieldModel<SlugField, string> = {
  ...textModel,
  valueSchema(field) {
    const message = `${field.label} may have small letters, digits and single hyphens only.`;
    return z.string(message).check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, message));
  },
  defaultValue: () => null,
};

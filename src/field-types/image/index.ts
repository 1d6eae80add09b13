import * as z from 'zod/mini';
import { baseKeys, type FieldModel, type Labelled } from '../field-model';
import { textModel } from '../text-rules';

/** The config of a picture's path under the shop's site, or its whole address. */
export const imageConfig = () => z.strictObject(baseKeys('image'));

export type ImageField = Labelled<z.output<ReturnType<typeof imageConfig>>>;

export const image: FieldModel<ImageField, string> = {
  ...textModel,
  valueSchema(field) {
    const message = `${field.label} must be a path such as images/forest.jpg, or an address that begins with https://.`;
    return z.string(message).check(z.regex(/^(https?:\/\/)?[^\s:<>"]+$/, message));
  },
  defaultValue: () => null,
};

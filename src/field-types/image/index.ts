import * as z from 'zod/mini';
import { baseKeys, type FieldModel, type Labelled } from '../field-model';
import { textModel } from '../text-rules';

/** A picture: its path on the shop's site, or its full address. */
export const imageConfig = () => z.strictObject(baseKeys('image'));

export type ImageField = Labelled<z.output<ReturnType<typeof imageConfig>>>;

export const image: FieldModel<ImageField, string> = {
  ...textModel,
  valueSchema(field) {
    const message = `${field.label} must be a path such as images/forest.jpg or an address that starts with https://.`;
    return z.string(message).check(z.regex(/^(https?:\/\/)?[^\s:<>"]+$/, message));
  },
};

import * as z from 'zod/mini';
import { baseKeys, type FieldModel, type Labelled } from '../field-model';
import { matching, textModel } from '../text-rules';

/** A picture: its path on the shop's site, or its full address. */
export const imageConfig = () => z.strictObject(baseKeys('image'));

export type ImageField = Labelled<z.output<ReturnType<typeof imageConfig>>>;

export const image: FieldModel<ImageField, string> = {
  ...textModel,
  filter: 'presence',
  ...matching(
    /^(https?:\/\/)?[^\s:<>"]+$/,
    'must be a path such as images/forest.jpg or an address that starts with https://.',
  ),
};

import * as z from 'zod/mini';
import { documented } from '../documented';
import { baseKeys, type FieldModel, type Labelled } from '../field-model';
import { matching, textModel } from '../text-rules';

/** A picture: its path on the shop's site, or its full address. */
export const imageConfig = () =>
  z.strictObject({
    ...baseKeys('image'),
    upload: documented(
      z.optional(z.boolean()),
      'Whether the form uploads JPEG and PNG pictures. On other servers, it takes their path.',
      true,
    ),
  });

export type ImageField = Labelled<z.output<ReturnType<typeof imageConfig>>>;

export const image: FieldModel<ImageField, string> = {
  ...textModel,
  filter: 'presence',
  ...matching(
    /^(https?:\/\/)?[^\s:<>"]+$/,
    'must be a path such as images/forest.jpg or an address that starts with https://.',
  ),
};

import * as z from 'zod/mini';
import { documented } from '../documented';
import { baseKeys } from '../field-model';
import { rejectSlow, textKeys } from '../text-keys';

/** A piece of a web page, written in HTML. */
export const htmlConfig = () =>
  z
    .strictObject({
      ...baseKeys('html'),
      ...textKeys(),
      upload: documented(
        z.optional(z.boolean()),
        'Whether the form has a button that uploads a JPEG or PNG picture and puts it into the text. On other servers, it has none.',
        true,
      ),
    })
    .check(z.check(rejectSlow));

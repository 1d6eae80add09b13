import { textLike } from '../text-schema';

export const emailSchema = textLike(
  /^[^\s@<>",;:]{1,64}@([^\s@<>",;.]{1,63}\.)+[^\s@<>",;.]{2,63}$/,
  'must be an email address such as asha@example.com.',
);

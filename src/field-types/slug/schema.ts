import { textLike } from '../text-schema';

export const slugSchema = textLike(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'can only contain lowercase letters, digits and single hyphens.',
);

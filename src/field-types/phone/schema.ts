import { textLike } from '../text-schema';
import { MOBILE } from '.';

export const phoneSchema = textLike(
  MOBILE,
  'must be a mobile number: ten digits, starting with 6, 7, 8 or 9.',
);

import { textLike } from '../text-schema';
import { AADHAAR } from '.';

export const aadhaarSchema = textLike(AADHAAR, 'must have 12 digits.');

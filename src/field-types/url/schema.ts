import { textLike } from '../text-schema';
import { ADDRESS } from '.';

export const urlSchema = textLike(ADDRESS, 'must be an address such as https://example.com.');

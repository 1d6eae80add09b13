import { configOfText } from '../text-keys';

/** One line of text. */
export const textConfig = () => configOfText('text');

import { configOfText } from '../text-keys';

/** Text of several lines. */
export const textareaConfig = () => configOfText('textarea');

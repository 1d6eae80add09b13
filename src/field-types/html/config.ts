import { configOfText } from '../text-keys';

/** A piece of a web page, written in HTML. */
export const htmlConfig = () => configOfText('html');

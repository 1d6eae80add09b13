import { plainInput } from '../plain-input';

export const SlugInput = plainInput({ spellCheck: false });

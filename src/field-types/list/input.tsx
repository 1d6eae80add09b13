import { plainInput } from '../plain-input';

export const ListInput = plainInput({ spellCheck: false });

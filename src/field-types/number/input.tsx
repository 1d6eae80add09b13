import { plainInput } from '../plain-input';

export const NumberInput = plainInput({ inputMode: 'decimal' });

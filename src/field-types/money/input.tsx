import { plainInput } from '../plain-input';

export const MoneyInput = plainInput({ inputMode: 'decimal' });

import { plainInput } from '../plain-input';

export const PhoneInput = plainInput({ type: 'tel' });

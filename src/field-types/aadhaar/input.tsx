import { plainInput } from '../plain-input';

export const AadhaarInput = plainInput({ inputMode: 'numeric' });

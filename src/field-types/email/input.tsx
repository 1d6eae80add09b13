import { plainInput } from '../plain-input';

export const EmailInput = plainInput({ type: 'email' });

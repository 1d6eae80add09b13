import { AADHAAR } from '.';
import { hasVerhoeffChecksum } from './verhoeff';

export const aadhaarWarning = (value: string) =>
  AADHAAR.test(value) && !hasVerhoeffChecksum(value)
    ? 'The check digit is wrong. Please check the number for typos.'
    : undefined;

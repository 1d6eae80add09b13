import { AADHAAR } from '.';
import { hasVerhoeffChecksum } from './verhoeff';

export const aadhaarWarning = (value: string) =>
  AADHAAR.test(value) && !hasVerhoeffChecksum(value)
    ? 'The check digit is wrong: please look for typos. The number can still be saved.'
    : undefined;

import * as z from 'zod/mini';
import { baseKeys, type FieldModel, type Labelled } from '../field-model';
import { parseText, textModel } from '../text-model';

/** An Aadhaar number: twelve digits, encrypted at rest. Tables show only the last four. */
export const aadhaarConfig = () => z.strictObject(baseKeys('aadhaar'));

export type AadhaarField = Labelled<z.output<ReturnType<typeof aadhaarConfig>>>;

export const AADHAAR = /^\d{12}$/;

export const aadhaar: FieldModel<AadhaarField, string> = {
  ...textModel,
  parse(input) {
    const text = parseText(input);
    if (typeof text !== 'string') return text;
    const digits = text.replace(/[\s\p{Cf}-]/gu, '');
    return AADHAAR.test(digits) ? digits : text;
  },
  display: maskAadhaar,
  mask: maskAadhaar,
  isMasked: (value) => typeof value === 'string' && /^XXXX XXXX .{0,4}$/.test(value),
  // Search terms appear in the address bar, where an Aadhaar number must never be.
  searchText: () => '',
  filter: 'presence',
  storage: () => ({ type: 'text', encrypted: true }),
};

/** Hides all but the last four digits: `XXXX XXXX 1234`. */
function maskAadhaar(value: string): string {
  return `XXXX XXXX ${value.replace(/\s/g, '').slice(-4)}`;
}

/** Groups the digits by four, as on the printed card. */
export function groupAadhaar(value: string): string {
  return AADHAAR.test(value) ? value.replace(/(\d{4})(?=\d)/g, '$1 ') : value;
}

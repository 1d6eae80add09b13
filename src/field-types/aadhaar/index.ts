import * as z from 'zod/mini';
import { baseKeys, type FieldModel, type Labelled } from '../field-model';
import { isText, parseText, resendAsText } from '../text-rules';
import { hasVerhoeffChecksum } from './verhoeff';

/** The config of an Aadhaar number: twelve digits, shown by the last four, encrypted at rest. */
export const aadhaarConfig = () => z.strictObject(baseKeys('aadhaar'));

export type AadhaarField = Labelled<z.output<ReturnType<typeof aadhaarConfig>>>;

const AADHAAR = /^\d{12}$/;

export const aadhaar: FieldModel<AadhaarField, string> = {
  isValue: isText,
  valueSchema: (field) =>
    z
      .string(`${field.label} must have 12 digits.`)
      .check(z.regex(AADHAAR, `${field.label} must have 12 digits.`)),
  defaultValue: () => null,
  parse(input) {
    const text = parseText(input);
    if (typeof text !== 'string') return text;
    const digits = text.replace(/[\s-]/g, '');
    return AADHAAR.test(digits) ? digits : text;
  },
  format: (value) => value,
  display: (value) => maskAadhaar(value),
  // A search term stands in the address bar, where an Aadhaar number must never be.
  searchText: () => '',
  resend: resendAsText,
  warning: (value) =>
    AADHAAR.test(value) && !hasVerhoeffChecksum(value)
      ? 'This number fails Aadhaar’s check digit. Is it typed right?'
      : undefined,
  storage: () => ({ type: 'text', encrypted: true }),
};

/** All but the last four digits hidden: `XXXX XXXX 1234`. */
export function maskAadhaar(value: string): string {
  return `XXXX XXXX ${value.replace(/\s/g, '').slice(-4)}`;
}

/** Twelve digits in groups of four, as they are printed on the card. */
export function groupAadhaar(value: string): string {
  return AADHAAR.test(value) ? value.replace(/(\d{4})(?=\d)/g, '$1 ') : value;
}

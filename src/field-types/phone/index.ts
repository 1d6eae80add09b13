import * as z from 'zod/mini';
import { baseKeys, type FieldModel, type Labelled } from '../field-model';
import { isText, parseText, resendAsText } from '../text-rules';

/** The config of an Indian mobile number: ten digits, the first of them 6 to 9. */
export const phoneConfig = () => z.strictObject(baseKeys('phone'));

export type PhoneField = Labelled<z.output<ReturnType<typeof phoneConfig>>>;

const MOBILE = /^[6-9]\d{9}$/;

export const phone: FieldModel<PhoneField, string> = {
  isValue: isText,
  valueSchema: (field) =>
    z
      .string(`${field.label} must be a mobile number.`)
      .check(
        z.regex(MOBILE, `${field.label} must be a mobile number: ten digits, the first 6 to 9.`),
      ),
  defaultValue: () => null,
  parse(input) {
    const text = parseText(input);
    if (typeof text !== 'string') return text;
    const digits = text.replace(/[\s()-]/g, '').replace(/^(\+91|91(?=\d{10}$)|0)/, '');
    return MOBILE.test(digits) ? digits : text;
  },
  format: (value) => value,
  resend: resendAsText,
  storage: () => ({ type: 'text' }),
};

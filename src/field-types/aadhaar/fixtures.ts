import { digitsOf, type FieldFixtures } from '../field-fixtures';
import type { AadhaarField } from '.';

export const aadhaarFixtures: FieldFixtures<AadhaarField> = {
  field: {
    type: 'aadhaar',
    name: 'aadhaarNo',
    label: 'Aadhaar No.',
    required: false,
    unique: false,
  },
  // The second fails the check digit, which is only a warning.
  values: ['234123412346', '123456789012', '000000000000'],
  readings: [
    ['2341 2341 2346', '234123412346'],
    ['2341-2341-2346', '234123412346'],
    [234123412346, '234123412346'],
    ['', null],
  ],
  bad: ['12345', '1234567890123', 'XXXX XXXX 2346', {}],
  texts: (n, mark) => [`7${digitsOf(n, mark, 11)}`],
};

import { digitsOf, type FieldFixtures } from '../field-fixtures';
import type { PhoneField } from '.';

export const phoneFixtures: FieldFixtures<PhoneField> = {
  field: { type: 'phone', name: 'phone', label: 'Phone', required: false, unique: false },
  values: ['9876543210', '6000000000'],
  readings: [
    ['+91 98765 43210', '9876543210'],
    ['098765-43210', '9876543210'],
    ['\u202a+91 98765\u200b43210\u202c', '9876543210'],
    ['919876543210', '9876543210'],
    [9876543210, '9876543210'],
    ['', null],
  ],
  bad: ['12345', '5876543210', '98765432100', 'call me', true],
  texts: (n, mark) => [`9${digitsOf(n, mark, 9)}`],
};

import { type FieldFixtures, textsOf } from '../field-fixtures';
import type { TextField } from '.';

export const textFixtures: FieldFixtures<TextField> = {
  field: { type: 'text', name: 'city', label: 'City', required: false, unique: false },
  values: ['Jaipur', 'a', '=1+1', "₹ “quotes” \\ ' <b>", 'मुंबई 🏙️', '0012', 'null', 'x'.repeat(5000)],
  readings: [
    ['  Jaipur ', 'Jaipur'],
    [9876543210, '9876543210'],
    ['', null],
    ['   ', null],
    ['\u200b\u200d', null],
  ],
  bad: ['nul \u0000 inside', { nested: true }, ['a'], true],
  texts: textsOf,
};

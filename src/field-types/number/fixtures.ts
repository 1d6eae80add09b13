import { type FieldFixtures, numbersOf } from '../field-fixtures';
import type { NumberField } from '.';

export const numberFixtures: FieldFixtures<NumberField> = {
  field: {
    type: 'number',
    name: 'rolls',
    label: 'Rolls',
    required: false,
    unique: false,
    integer: false,
  },
  values: [0, 1, -1, 0.1, 123456.789, 1e-7, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER],
  readings: [
    ['1,23,456.50', 123456.5],
    ['1,234,567', 1234567],
    [' 4 ', 4],
    ['-0', 0],
    ['', null],
  ],
  bad: [
    '12a',
    'abc',
    '1.2.3',
    '1299,50',
    '1,2,3',
    '--1',
    'NaN',
    'Infinity',
    '1e999',
    2 ** 53,
    1e21,
    true,
    { n: 1 },
  ],
  texts: numbersOf,
};

import type { FieldFixtures } from '../field-fixtures';
import type { ListField } from '.';

export const listFixtures: FieldFixtures<ListField> = {
  field: {
    type: 'list',
    name: 'reviewId',
    label: 'Review IDs',
    required: false,
    unique: false,
    separator: '|',
  },
  values: ['12', '12|15|20', 'a, b|c'],
  readings: [
    ['12 | 15|', '12|15'],
    [12, '12'],
    [['12', 15], '12|15'],
    ['|', null],
    ['', null],
  ],
  bad: ['nul \u0000 inside', { nested: true }, true],
  texts: (n, mark) => [`${mark}-${n}`],
};

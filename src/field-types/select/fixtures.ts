import type { FieldFixtures } from '../field-fixtures';
import type { SelectField } from '.';

export const selectFixtures: FieldFixtures<SelectField> = {
  field: {
    type: 'select',
    name: 'type',
    label: 'Type',
    required: false,
    unique: false,
    options: [
      { value: 0, label: 'Amount' },
      { value: 1, label: 'Percentage' },
      { value: 'index, follow', label: 'Index, follow' },
      { value: 2.5, label: 'Two and a half' },
    ],
  },
  values: [0, 1, 'index, follow', 2.5],
  readings: [
    ['1', 1],
    ['percentage', 1],
    [' Amount ', 0],
    ['2.5', 2.5],
    ['', null],
  ],
  bad: ['Free', 7, true, { value: 0 }],
  texts: (n) => [['Amount', 'Percentage'][n % 2] ?? ''],
};

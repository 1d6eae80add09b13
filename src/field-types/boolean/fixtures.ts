import type { FieldFixtures } from '../field-fixtures';
import type { BooleanField } from '.';

export const booleanFixtures: FieldFixtures<BooleanField> = {
  field: {
    type: 'boolean',
    name: 'status',
    label: 'Status',
    required: false,
    unique: false,
    trueLabel: 'Active',
    falseLabel: 'Deactive',
    default: true,
  },
  values: [true, false],
  readings: [
    [1, true],
    ['0', false],
    ['yes', true],
    ['ACTIVE', true],
    ['Deactive', false],
    ['', null],
  ],
  bad: ['maybe', 2, { on: true }],
  texts: () => ['1', '0'],
};

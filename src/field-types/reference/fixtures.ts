import type { FieldFixtures } from '../field-fixtures';
import type { ReferenceField } from '.';

const labels = ['Asha Mills', 'Banyan, Prints & Sons', 'Same (3)', 'same (4)'];

export const referenceFixtures: FieldFixtures<ReferenceField> = {
  field: {
    type: 'reference',
    name: 'supplier',
    label: 'Supplier',
    required: false,
    unique: false,
    to: 'supplier',
    multiple: false,
  },
  linked: {
    target: {
      labelPlural: 'Suppliers',
      route: '/supplier',
      isSearchable: true,
      choices: labels.map((label, index) => ({ key: `${index + 1}`, label })),
    },
  },
  values: [1, 2, 3, 4],
  readings: [
    ['1', 1],
    [2, 2],
    [' asha mills ', 1],
    ['Same (3)', 3],
    ['', null],
  ],
  bad: ['Nobody', 99, 1.5, true, { nested: true }, ['Asha Mills']],
  texts: (n) => [labels[n % 2] ?? ''],
};

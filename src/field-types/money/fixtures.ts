import { type FieldFixtures, numbersOf } from '../field-fixtures';
import type { MoneyField } from '.';

export const moneyFixtures: FieldFixtures<MoneyField> = {
  field: { type: 'money', name: 'rate', label: 'Rate', required: false, unique: false },
  values: [0, 450, 0.01, 0.29, 1.1, 123456.5, 99999999.99, -20, 90071992547409.91],
  readings: [
    ['₹1,23,456.50', 123456.5],
    ['Rs. 450', 450],
    ['-₹20', -20],
    ['450.00', 450],
    ['', null],
  ],
  bad: ['450/-', 'free', '₹', 'Rs. free', 1.005, 0.001, 1e14, 1e20, false],
  texts: numbersOf,
};

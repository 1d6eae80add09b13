import * as z from 'zod/mini';
import { once } from '../../common/once';
import { baseKeys, type FieldModel, type Labelled } from '../field-model';
import { numberKeys, numberModel, numberRules, parseNumber } from '../number-rules';

/** An amount in rupees. The value is a number with at most two decimal places. */
export const moneyConfig = () => z.strictObject({ ...baseKeys('money'), ...numberKeys() });

export type MoneyField = Labelled<z.output<ReturnType<typeof moneyConfig>>>;

const rupees = once(
  () =>
    new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: 'INR',
      trailingZeroDisplay: 'stripIfInteger',
    }),
);
const inPaise = (value: number) => Math.round(value * 100);
const isWholePaise = (value: number) =>
  Number.isSafeInteger(inPaise(value)) && inPaise(value) / 100 === value;

export const money: FieldModel<MoneyField, number> = {
  ...numberModel,
  rules: (field) => [
    ...numberRules(field, rupees().format),
    [isWholePaise, `${field.label} can have at most two decimal places.`],
  ],
  parse: (input) =>
    parseNumber(typeof input === 'string' ? input.replace(/^\s*(₹|Rs\.?)\s*/i, '') : input),
  display: (value) => rupees().format(value),
  searchText: (value) => `${value} ${rupees().format(value)}`,
  sheetCell: () => ({ holds: 'number', numberFormat: '[$₹-4009]#,##0.00' }),
  storage: () => ({ type: 'bigint' }),
  toColumn: inPaise,
  fromColumn: (stored) => Number(stored) / 100,
};

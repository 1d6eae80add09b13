import * as z from 'zod/mini';
import { once } from '../../common/once';
import { groupDigits } from '../../common/quantities';
import { baseKeys, type FieldModel, type Labelled } from '../field-model';
import { numberKeys, numberModel, parseNumber } from '../number-model';

/** An amount in rupees. The value is a number with at most two decimal places. */
export const moneyConfig = () => z.strictObject({ ...baseKeys('money'), ...numberKeys() });

export type MoneyField = Labelled<z.output<ReturnType<typeof moneyConfig>>>;

/** The format for numbers that are not whole paise, or too large. */
const rupees = once(
  () =>
    new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: 'INR',
      trailingZeroDisplay: 'stripIfInteger',
    }),
);
/** The largest amount that is a safe integer in paise. */
export const MAX_MONEY = Number.MAX_SAFE_INTEGER / 100;

const inPaise = (value: number) => Math.round(value * 100);
export const isWholePaise = (value: number) =>
  Number.isSafeInteger(inPaise(value)) && inPaise(value) / 100 === value;

export function displayMoney(value: number): string {
  if (!isWholePaise(value)) return rupees().format(value);
  const amount = Math.abs(value).toFixed(2).replace('.00', '');
  return `${value < 0 ? '-' : ''}₹${groupDigits(amount)}`;
}

export const money: FieldModel<MoneyField, number> = {
  ...numberModel,
  parse: (input) =>
    parseNumber(
      typeof input === 'string' ? input.replace(/^\s*(-?)(₹|Rs\.?)\s*(?=-?\.?\d)/i, '$1') : input,
    ),
  display: displayMoney,
  searchText: (value) => `${value} ${displayMoney(value)}`,
  sheetCell: () => ({ holds: 'number', numberFormat: '[$₹-4009]#,##0.00' }),
  storage: () => ({ type: 'bigint' }),
  toColumn: inPaise,
  // Other programs may have written larger numbers into the database.
  fromColumn: (stored) =>
    Number.isSafeInteger(Number(stored)) ? Number(stored) / 100 : `${stored} paise`,
};

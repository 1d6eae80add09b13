import * as z from 'zod/mini';
import { numberBetween } from '../number-schema';
import { displayMoney, isWholePaise, MAX_MONEY, type MoneyField } from '.';

export const moneySchema = (field: MoneyField) =>
  numberBetween(field, displayMoney, MAX_MONEY).check(
    z.refine(isWholePaise, {
      error: `${field.label} can have at most two decimal places.`,
      // This message would be wrong for an amount beyond the limit.
      when: ({ issues }) => issues.length === 0,
    }),
  );

import * as z from 'zod/mini';
import { numberBetween } from '../number-schema';
import { displayMoney, isWholePaise, type MoneyField } from '.';

export const moneySchema = (field: MoneyField) =>
  numberBetween(field, displayMoney).check(
    z.refine(isWholePaise, `${field.label} can have at most two decimal places.`),
  );

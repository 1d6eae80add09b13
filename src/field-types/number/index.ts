import * as z from 'zod/mini';
import { once } from '../../common/once';
import { groupDigits } from '../../common/quantities';
import { documented } from '../documented';
import { baseKeys, type FieldModel, type Labelled } from '../field-model';
import { numberKeys, numberModel } from '../number-model';
import { affixKeys, withAffix } from './affix';

export const numberConfig = () =>
  z.strictObject({
    ...baseKeys('number'),
    ...numberKeys(),
    ...affixKeys(),
    integer: documented(
      z._default(z.boolean(), false),
      'Whether only whole numbers are allowed.',
      true,
    ),
  });

export type NumberField = Labelled<z.output<ReturnType<typeof numberConfig>>>;

/** The format for numbers that JavaScript writes with an exponent. */
const inIndia = once(() => new Intl.NumberFormat('en-IN', { maximumFractionDigits: 20 }));

export function inDigits(value: number): string {
  const text = String(value);
  return text.includes('e') ? inIndia().format(value) : groupDigits(text);
}

export const number: FieldModel<NumberField, number> = {
  ...numberModel,
  display: (value, field, row) => withAffix(inDigits(value), field, row),
  searchText: (value, field, row) => `${value} ${withAffix(inDigits(value), field, row)}`,
  sheetCell: (field) => ({ holds: 'number', numberFormat: field.integer ? '0' : 'General' }),
  storage: () => ({ type: 'double precision' }),
};

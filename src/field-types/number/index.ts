import * as z from 'zod/mini';
import { once } from '../../common/once';
import { documented } from '../documented';
import { baseKeys, type FieldModel, type Labelled } from '../field-model';
import { numberKeys, numberModel, numberRules } from '../number-rules';
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

const inIndia = once(() => new Intl.NumberFormat('en-IN', { maximumFractionDigits: 20 }));

export const number: FieldModel<NumberField, number> = {
  ...numberModel,
  rules: (field) => [
    ...numberRules(field, String),
    [
      (value) => !field.integer || Number.isSafeInteger(value),
      `${field.label} must be a whole number.`,
    ],
  ],
  display: (value, field, row) => withAffix(inIndia().format(value), field, row),
  searchText: (value, field, row) => `${value} ${withAffix(inIndia().format(value), field, row)}`,
  sheetCell: (field) => ({ holds: 'number', numberFormat: field.integer ? '0' : 'General' }),
  storage: () => ({ type: 'double precision' }),
};

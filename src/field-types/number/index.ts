import * as z from 'zod/mini';
import { documented } from '../documented';
import { baseKeys, type FieldModel, type Labelled } from '../field-model';
import { numberKeys, numberSchema } from '../number-rules';
import { isFiniteNumber, parseNumber } from '../number-text';
import { affixKeys, withAffix } from './affix';

/** The config of a number field. */
export const numberConfig = () =>
  z.strictObject({
    ...baseKeys('number'),
    ...numberKeys(),
    ...affixKeys(),
    integer: documented(z._default(z.boolean(), false), 'Whether it must be a whole number.', true),
  });

export type NumberField = Labelled<z.output<ReturnType<typeof numberConfig>>>;

const inIndia = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 20 });

export const number: FieldModel<NumberField, number> = {
  isValue: isFiniteNumber,
  valueSchema(field) {
    const schema = numberSchema(field, String);
    if (!field.integer) return schema;
    return schema.check(z.refine(Number.isSafeInteger, `${field.label} must be a whole number.`));
  },
  defaultValue: (field) => field.default ?? null,
  parse: parseNumber,
  format: String,
  display: (value, field, row) => withAffix(inIndia.format(value), field, row),
  searchText: (value, field, row) => `${value} ${withAffix(inIndia.format(value), field, row)}`,
  sortKey: (value) => value,
  sheetCell: (field) => ({ holds: 'number', numberFormat: field.integer ? '0' : 'General' }),
  storage: () => ({ type: 'double precision' }),
};

import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { rowSchema } from './row-schema';
import { entityConfig } from './testing';

const config = entityConfig({
  fields: [
    { name: 'name', type: 'text', required: true, max: 5 },
    { name: 'rate', label: 'Rate', type: 'money', min: 10 },
  ],
});

test('parses input into canonical values and drops unknown keys', () => {
  const values = rowSchema(config).parse({ name: ' Asha ', rate: '₹12.50', other: 1 });
  expect(values).toEqual({ name: 'Asha', rate: 12.5 });
});

test('turns missing and empty values into null', () => {
  expect(rowSchema(config).parse({ name: 'Asha' })).toEqual({ name: 'Asha', rate: null });
  expect(rowSchema(config).parse({ name: 'Asha', rate: '' }).rate).toBeNull();
});

test('returns one list of messages per field', () => {
  const { error } = rowSchema(config).safeParse({ name: '', rate: 'dear' });
  expect(error && z.flattenError(error).fieldErrors).toEqual({
    name: ['Name is required.'],
    rate: ['Rate must be a number.'],
  });
});

test('checks only the named fields', () => {
  expect(rowSchema(config, ['rate']).parse({ rate: 11 })).toEqual({ rate: 11 });
});

test('ignores values that the input only inherits', () => {
  const inherited = Object.create({ name: 'Asha', rate: '' });
  expect(rowSchema(config, ['rate']).parse(inherited)).toEqual({ rate: null });
});

test('asks each field only once whether it is shown', () => {
  const fields = Array.from({ length: 60 }, (_, index) => {
    const [before, two] = [index - 1, index - 2].map((one) => `f${Math.max(one, 0)}`);
    const showIf = { [String(before)]: true, [String(two)]: true };
    return { name: `f${index}`, type: 'boolean', ...(index > 0 && { showIf }) };
  });
  const row = Object.fromEntries(fields.map(({ name }) => [name, true]));
  expect(rowSchema(entityConfig({ fields })).parse(row)).toEqual(row);
});

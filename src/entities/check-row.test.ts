import { expect, test } from 'vitest';
import { checkRow } from './check-row';
import { entityConfig } from './testing';

const config = entityConfig({
  fields: [
    { name: 'name', type: 'text', required: true, max: 5 },
    { name: 'rate', label: 'Rate', type: 'money', min: 10 },
  ],
});

test('parses input into canonical values and drops unknown keys', () => {
  const { values } = checkRow(config, { name: ' Asha ', rate: '₹12.50', other: 1 });
  expect(values).toEqual({ name: 'Asha', rate: 12.5 });
});

test('turns missing and empty values into null', () => {
  expect(checkRow(config, { name: 'Asha' }).values).toEqual({ name: 'Asha', rate: null });
  expect(checkRow(config, { name: 'Asha', rate: '' }).values.rate).toBeNull();
});

test('returns one list of messages per field', () => {
  expect(checkRow(config, { name: '', rate: 'dear' }).errors).toEqual({
    name: ['Name is required.'],
    rate: ['Rate must be a number.'],
  });
});

test('checks only the named fields', () => {
  expect(checkRow(config, { rate: 11 }, ['rate'])).toEqual({
    values: { rate: 11 },
    errors: undefined,
  });
});

test('ignores keys that objects inherit', () => {
  expect(checkRow(config, { __proto__: { name: 'Asha' } }, ['rate']).errors).toBeUndefined();
});

test('asks each field only once whether it is shown', () => {
  const fields = Array.from({ length: 60 }, (_, index) => {
    const [before, two] = [index - 1, index - 2].map((one) => `f${Math.max(one, 0)}`);
    const showIf = { [String(before)]: true, [String(two)]: true };
    return { name: `f${index}`, type: 'boolean', ...(index > 0 && { showIf }) };
  });
  const row = Object.fromEntries(fields.map(({ name }) => [name, true]));
  expect(checkRow(entityConfig({ fields }), row).values).toEqual(row);
});

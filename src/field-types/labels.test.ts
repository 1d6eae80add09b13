import { expect, test } from 'vitest';
import { modelOf } from '.';
import { booleanFixtures } from './boolean/fixtures';
import { selectFixtures } from './select/fixtures';

test('a select reads the label and the value of an option even if the config has spaces around them', () => {
  const field = { ...selectFixtures.field, options: [{ value: 'big ', label: ' Big ' }] };
  const { parse, format } = modelOf(field);
  expect(parse(format('big ', field), field)).toBe('big ');
  expect(parse('big ', field)).toBe('big ');
});

test('a yes/no field reads its labels even if the config has spaces around them', () => {
  const field = { ...booleanFixtures.field, trueLabel: 'On ', falseLabel: ' Off' };
  const { parse, format } = modelOf(field);
  expect([true, false].map((value) => parse(format(value, field), field))).toEqual([true, false]);
});

test('a yes/no field reads JSON’s true and false as they are, whatever its labels are', () => {
  const field = { ...booleanFixtures.field, trueLabel: 'False', falseLabel: 'True' };
  const { parse } = modelOf(field);
  expect([true, false].map((value) => parse(value, field))).toEqual([true, false]);
});

import { expect, test } from 'vitest';
import { fieldOf } from '../../entities/entity-config';
import { entityConfig } from '../../entities/testing';
import { changeWords } from './change-words';

const config = entityConfig({
  fields: [
    { name: 'rate', type: 'money' },
    { name: 'card', type: 'aadhaar' },
    { name: 'text', type: 'html' },
  ],
});

test.each([
  [{ rate: 48 }, 'rate', 'Rate set to ₹48'],
  [{ rate: null }, 'rate', 'Rate removed'],
  [{ card: '123412341234' }, 'card', 'Card'],
  [{ text: 'x'.repeat(61) }, 'text', 'Text'],
])('the value %j of the field %s is described as “%s”', (row, name, words) => {
  expect(changeWords(fieldOf(config, name), row)).toBe(words);
});

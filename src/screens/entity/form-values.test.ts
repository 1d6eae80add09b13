import { describe, expect, test } from 'vitest';
import { fieldOf } from '../../entities/entity-config';
import { entityConfig } from '../../entities/testing';
import { warningFor } from './field-warning';
import { addBody, rowTexts, updateBody } from './form-values';
import { startValues } from './start-values';

const config = entityConfig({
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'city', type: 'text', default: 'Jaipur' },
    { name: 'phone', label: 'Phone', type: 'phone' },
    { name: 'aadhaarNo', label: 'Aadhaar No.', type: 'aadhaar' },
    { name: 'rate', type: 'money' },
  ],
});
const names = config.fields.map(({ name }) => name);

// As a Laravel server sends it: strings for numbers, a number for a phone, null, unknown fields.
const row = {
  id: '12',
  name: 'Asha',
  city: null,
  phone: 9876543210,
  aadhaarNo: '2341 2341 2346',
  rate: '450.00',
  pivot: { a: 1 },
};

describe('a form', () => {
  test('starts with the defaults', () => {
    expect(startValues(config, names)).toEqual({
      name: '',
      city: 'Jaipur',
      phone: '',
      aadhaarNo: '',
      rate: '',
    });
  });

  test('starts with the row in the update dialog', () => {
    expect(rowTexts(config, names, row)).toEqual({
      name: 'Asha',
      city: '',
      phone: '9876543210',
      aadhaarNo: '234123412346',
      rate: '450',
    });
  });

  test('sends values, null for empty fields, and texts that can’t be parsed', () => {
    const texts = { name: ' Asha ', city: '', phone: '12', aadhaarNo: '', rate: 'dear' };
    expect(addBody(config, texts)).toEqual({
      name: 'Asha',
      city: null,
      phone: '12',
      aadhaarNo: null,
      rate: 'dear',
    });
  });

  test('sends an unchanged row as it was received, except for phone numbers, which become texts', () => {
    expect(updateBody(config, row, {})).toEqual({
      ...row,
      phone: '9876543210',
    });
  });

  test('sends changed values', () => {
    expect(updateBody(config, row, { rate: '500', city: 'Pune' })).toEqual({
      ...row,
      phone: '9876543210',
      rate: 500,
      city: 'Pune',
    });
  });

  test('sends null for a cleared value', () => {
    expect(updateBody(config, row, { rate: '' })).toMatchObject({ rate: null });
  });

  test('adds no fields that the server did not send', () => {
    const { rate: _, ...without } = row;
    expect(updateBody(config, without, {})).not.toHaveProperty('rate');
  });

  test.each([
    ['phone', '12345', /ten digits/],
    ['aadhaarNo', '234123412345', /check digit/],
    ['phone', '+91 98765 43210', undefined],
    ['name', '', undefined],
  ])('warns about %s %j only if it looks wrong', (name, text, remark) => {
    const field = config.fields.find((candidate) => candidate.name === name);
    if (!field) throw new Error(name);
    if (remark) expect(warningFor(config, field, text)).toMatch(remark);
    else expect(warningFor(config, field, text)).toBeUndefined();
  });
});

test('a warning about a bound that depends on another field uses the row’s value', () => {
  const offer = entityConfig({
    fields: [
      { name: 'isPercentage', type: 'boolean' },
      { name: 'off', type: 'number', max: { by: 'isPercentage', 1: 100 } },
    ],
  });
  const off = fieldOf(offer, 'off');
  expect(warningFor(offer, off, '101', { isPercentage: 'Yes' })).toBe(
    'Off must be 100 or less if Is Percentage is “Yes”.',
  );
  expect(warningFor(offer, off, '101', { isPercentage: 'No' })).toBeUndefined();
});

test('a field that was already hidden is sent unchanged', () => {
  const visit = entityConfig({
    fields: [
      { name: 'day', type: 'date' },
      { name: 'note', type: 'text', showIf: { day: { from: 'today' } } },
    ],
  });
  const before = { id: 1, day: '2020-01-01', note: 'Called' };
  expect(updateBody(visit, before, { day: '2020-01-02', note: 'x' })).toEqual({
    id: 1,
    day: '2020-01-02',
    note: 'Called',
  });
});

test('a hidden field is sent empty, whatever was typed in it', () => {
  const gift = entityConfig({
    fields: [
      { name: 'isGift', type: 'boolean' },
      { name: 'to', type: 'text', showIf: { isGift: true } },
    ],
  });
  const texts = { isGift: 'No', to: 'Asha' };
  expect(addBody(gift, texts)).toEqual({ isGift: false, to: null });
  const before = { id: 1, isGift: true, to: 'Asha' };
  expect(updateBody(gift, before, texts)).toEqual({ id: 1, isGift: false, to: null });
  expect(updateBody(gift, before, { isGift: 'Yes', to: 'Ravi' })).toMatchObject({ to: 'Ravi' });
});

import { describe, expect, test } from 'vitest';
import { fieldErrors, recordSchema } from './record-schema';
import { entityConfig } from './testing';

const config = entityConfig({
  fields: [
    { name: 'name', type: 'text', required: true, max: 5 },
    { name: 'rate', label: 'Rate', type: 'money', min: 10 },
  ],
});

describe('recordSchema', () => {
  test('parses input into canonical values and drops unknown keys', () => {
    const result = recordSchema(config).parse({ name: ' Asha ', rate: '₹12.50', other: 1 });
    expect(result).toEqual({ name: 'Asha', rate: 12.5 });
  });

  test('turns missing and empty values into null', () => {
    expect(recordSchema(config).parse({ name: 'Asha' })).toEqual({ name: 'Asha', rate: null });
    expect(recordSchema(config).parse({ name: 'Asha', rate: '' }).rate).toBeNull();
  });

  test('returns one list of messages per field', () => {
    const result = recordSchema(config).safeParse({ name: '', rate: 'dear' });
    expect(result.error && fieldErrors(result.error)).toEqual({
      name: ['Name is required.'],
      rate: ['Rate must be a number.'],
    });
  });

  test('checks only the named fields', () => {
    expect(recordSchema(config, ['rate']).parse({ rate: 11 })).toEqual({ rate: 11 });
  });

  test('ignores keys that objects inherit', () => {
    expect(recordSchema(config).safeParse({ __proto__: { name: 'x' } }).success).toBe(true);
  });
});

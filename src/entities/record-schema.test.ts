import { describe, expect, it } from 'vitest';
import { fieldErrors, recordSchema } from './record-schema';
import { entityConfig } from './testing';

const config = entityConfig({
  fields: [
    { name: 'name', type: 'text', required: true, max: 5 },
    { name: 'rate', label: 'Rate', type: 'money', min: 10 },
  ],
});

describe('recordSchema', () => {
  it('reads input into canonical values and leaves out what it does not know', () => {
    const result = recordSchema(config).parse({ name: ' Asha ', rate: '₹12.50', other: 1 });
    expect(result).toEqual({ name: 'Asha', rate: 12.5 });
  });

  it('takes missing and empty values for null', () => {
    expect(recordSchema(config).parse({ name: 'Asha' })).toEqual({ name: 'Asha', rate: null });
    expect(recordSchema(config).parse({ name: 'Asha', rate: '' }).rate).toBeNull();
  });

  it('gives one list of messages per field', () => {
    const result = recordSchema(config).safeParse({ name: '', rate: 'dear' });
    expect(result.error && fieldErrors(result.error)).toEqual({
      name: ['Name is required.'],
      rate: ['Rate must be a number.'],
    });
  });

  it('checks only the named fields', () => {
    expect(recordSchema(config, ['rate']).parse({ rate: 11 })).toEqual({ rate: 11 });
  });

  it('survives keys that objects inherit', () => {
    expect(recordSchema(config).safeParse({ __proto__: { name: 'x' } }).success).toBe(true);
  });
});

import { expect, test } from 'vitest';
import { entityConfig } from '../../entities/testing';
import { warningFor } from './field-warning';

const config = entityConfig({
  fields: [
    { name: 'h1', type: 'text' },
    { name: 'slug', type: 'slug' },
  ],
  columns: [{ field: 'h1' }],
});
const [h1] = config.fields;
const row = { id: 1, h1: 'Small bedrom', slug: 'small-bedrom' };

test('correcting a title warns that the slug made from the old one stays', () => {
  const warn = (text: string, of = row) => h1 && warningFor(config, h1, text, of, of);
  expect(warn('Small bedroom')).toContain('stays “small-bedrom”');
  expect(warn('Small Bedrom')).toBeUndefined();
  expect(warn('Small bedroom', { ...row, slug: 'bedrooms' })).toBeUndefined();
});

test('a new row gets no warning about an old slug', () => {
  expect(h1 && warningFor(config, h1, 'Small bedroom')).toBeUndefined();
});

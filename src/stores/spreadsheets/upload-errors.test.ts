import { expect, test } from 'vitest';
import { entityConfig } from '../../entities/testing';
import { uploadErrors } from './upload-errors';

const config = entityConfig({
  fields: [
    { name: 'metaTitle', type: 'text' },
    { name: 'slug', type: 'slug' },
  ],
});

test('names row and column, and joins rows with the same error', () => {
  const errors = {
    'rows.3.metaTitle': ['Too long.'],
    'rows.12.slug': ['Slug is already taken.'],
    'rows.7.metaTitle': ['Too long.'],
    'rows.9.metaTitle': ['Too long.', 'Too dull.'],
  };
  expect(uploadErrors(config, errors).split('\n')).toEqual([
    'Rows 3, 7 and 9, Meta Title: Too long.',
    'Row 12: Slug is already taken.',
    'Row 9, Meta Title: Too dull.',
  ]);
});

test('keeps the messages of other servers', () => {
  const errors = {
    file: ['The file must be a file of type: xlsx.'],
    '': ['The given data was invalid.'],
    'rows.4.catId': ['Unknown.'],
    'rows.5': ['Empty.'],
    '2.name': ['Missing.'],
  };
  expect(uploadErrors(config, errors).split('\n')).toEqual([
    'The file must be a file of type: xlsx.',
    'The given data was invalid.',
    'Row 4, catId: Unknown.',
    'Row 5: Empty.',
    '2.name: Missing.',
  ]);
});

test('shows the first twenty errors, and counts the others', () => {
  const errors = Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [`rows.${index + 2}.slug`, [`Wrong ${index}.`]]),
  );
  const lines = uploadErrors(config, errors).split('\n');
  expect(lines.slice(0, 2)).toEqual(['Row 2, Slug: Wrong 0.', 'Row 3, Slug: Wrong 1.']);
  expect([lines.length, lines.at(-1)]).toEqual([21, '… and 10 more.']);
});

test('does not list hundreds of rows', () => {
  const errors = Object.fromEntries(
    Array.from({ length: 300 }, (_, index) => [`rows.${index + 2}.slug`, ['Wrong.']]),
  );
  expect(uploadErrors(config, errors).split('\n')).toEqual([
    'Rows 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 290 more, Slug: Wrong.',
  ]);
});

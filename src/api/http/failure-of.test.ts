import { expect, test } from 'vitest';
import { failureOf } from './failure-of';

const cases: [what: string, body: unknown, expected: object][] = [
  ['lists by field', { errors: { name: ['A', 'B'] } }, { name: ['A', 'B'] }],
  ['a text by field', { errors: { name: 'A' } }, { name: ['A'] }],
  ['dotted fields', { errors: { 'file.0': ['Big'] } }, { 'file.0': ['Big'] }],
  ['nested fields', { errors: { rows: { 12: { name: ['A'] } } } }, { 'rows.12.name': ['A'] }],
  ['texts without a field', { errors: ['A', 'B'] }, { '': ['A', 'B'] }],
  ['one text without a field', { errors: 'A' }, { '': ['A'] }],
  ['unreadable messages', { errors: { name: [null, '', ' ', true] } }, {}],
  ['the map without errors around it', { message: 'No', name: ['A'] }, { name: ['A'] }],
  ['a message without errors', { message: 'No', exception: 'X' }, {}],
  ['no object', 'No', {}],
  ['no body', undefined, {}],
];

test.each(cases)('reads the messages of %s', (_, body, expected) => {
  expect(failureOf(400, JSON.stringify(body) ?? '').errors).toEqual(expected);
});

import { expect, test } from 'vitest';
import { checkConfig } from '../check-config';

const name = { name: 'name', type: 'text' };
const check = (change: object) =>
  checkConfig(
    JSON.stringify({ label: 'Thing', fields: [name], ...change }),
    'entity-configs/thing.json',
    'thing',
  );
const withField = (field: object) => ({ fields: [name, field] });

test.each([
  [
    'fields',
    { fields: Array.from({ length: 501 }, (_, index) => ({ name: `f${index}`, type: 'text' })) },
    'Can have at most 500 entries, not 501.',
  ],
  [
    'fields[1].name',
    withField({ name: 'a'.repeat(65), type: 'text' }),
    'Can have at most 64 characters, not 65.',
  ],
  [
    'fields[1].pattern.regex',
    withField({
      name: 'more',
      type: 'text',
      pattern: { regex: '('.repeat(5000) + ')'.repeat(5000), message: 'Wrong.' },
    }),
    'A regex can have at most 1,000 characters.',
  ],
])('more than databases and parsers can take is rejected: %s', (path, change, reason) => {
  const { problems } = check(change);
  expect(problems.map((one) => one.path)).toEqual([path]);
  expect(problems[0]?.reason).toContain(reason);
});

test('a hundred problems of a file are reported, at most', () => {
  const unknown = Array.from({ length: 300 }, (_, index) => [`key${index}`, 1]);
  expect(check(Object.fromEntries(unknown)).problems).toHaveLength(100);
});

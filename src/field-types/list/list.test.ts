import { expect, test } from 'vitest';
import { processorTime } from '../../common/testing';
import { messagesAbout } from '../schema';
import { listConfig } from './config';
import { listFixtures } from './fixtures';

const digits = { regex: '[0-9]{1,6}', message: 'Write numbers.' };
const messages = (value: string, pattern?: typeof digits) =>
  messagesAbout({ ...listFixtures.field, pattern }, value);

test('each whole entry must match the pattern', () => {
  expect(messages('1|22|333', digits)).toEqual([]);
  expect(messages('1|x22|333', digits)).toEqual(['Write numbers.']);
  expect(messages('1|22x', digits)).toEqual(['Write numbers.']);
});

test('a list has a limited length', () => {
  const entries = (count: number) => Array.from({ length: count }, (_, n) => n).join('|');
  expect(messages(entries(1000))).toEqual([]);
  expect(messages(entries(1001))).toEqual(['Review IDs can have at most 1,000 entries.']);
  expect(messages('x'.repeat(20_001))).toEqual(['Review IDs can have at most 20,000 characters.']);
});

test('no list takes long to check, whatever its pattern', async () => {
  const field = { type: 'list', name: 'codes' };
  const slow = { regex: '(.*a){4}', message: 'Write codes.' };
  const { error } = listConfig().safeParse({ ...field, pattern: slow });
  expect(error?.issues[0]?.message).toContain('a long list could take far too long to check');

  // The slowest pattern that the config allows, with the longest entries.
  const pattern = { regex: '.*a', message: 'Write codes.' };
  expect(listConfig().safeParse({ ...field, pattern }).success).toBe(true);
  const spent = await processorTime(() => {
    expect(messages(`${'a'.repeat(199)}b|`.repeat(99), pattern)).toEqual(['Write codes.']);
    expect(messages(`${'a'.repeat(50_000)}b`, pattern)).not.toEqual([]);
  });
  expect(spent).toBeLessThan(500);
});

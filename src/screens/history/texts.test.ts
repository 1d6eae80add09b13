import { expect, test } from 'vitest';
import { texts } from './texts';

test('the way in which a change was made is described in the words of the screens', () => {
  expect(texts.by('ravi', 'form')).toBe('ravi · form');
  expect(texts.by('ravi', 'toggle')).toBe('ravi · click');
  expect(texts.by('ravi', 'sheet')).toBe('ravi · spreadsheet');
  expect(texts.by(null, null)).toBe('Paperhanger');
});

test('counts of many rows have their digits grouped, as everywhere else', () => {
  expect(texts.counts({ updated: 20_000, added: 1, skipped: 0 })).toBe('20,000 updated, 1 added');
});

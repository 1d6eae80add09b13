import { expect, test } from 'vitest';
import { texts } from './texts';

test('the way in which a change was made is described in the words of the screens', () => {
  expect(texts.by('ravi', 'form')).toBe('ravi · form');
  expect(texts.by('ravi', 'toggle')).toBe('ravi · click');
  expect(texts.by('ravi', 'sheet')).toBe('ravi · spreadsheet');
  expect(texts.by(null, null)).toBe('Paperhanger');
});

import { describe, expect, test } from 'vitest';
import { displayText, searchText } from '../read';
import { aadhaarFixtures } from './fixtures';
import { aadhaarWarning } from './warning';

const { field } = aadhaarFixtures;

describe('an Aadhaar number', () => {
  test('shows only its last four digits, whatever its form', () => {
    expect(displayText(field, '234123412346', {})).toBe('XXXX XXXX 2346');
    expect(displayText(field, 234123412346, {})).toBe('XXXX XXXX 2346');
    expect(displayText(field, '2341 2341 2346', {})).toBe('XXXX XXXX 2346');
    expect(displayText(field, 'XXXX XXXX 2346', {})).toBe('XXXX XXXX 2346');
  });

  test('can’t be searched, because search terms appear in the address', () => {
    expect(searchText(field, '234123412346', {})).toBe('');
  });

  test('warns about a wrong check digit', () => {
    expect(aadhaarWarning('234123412346')).toBeUndefined();
    expect(aadhaarWarning('234123412345')).toMatch(/check digit/);
    expect(aadhaarWarning('234123421346')).toMatch(/check digit/);
  });
});

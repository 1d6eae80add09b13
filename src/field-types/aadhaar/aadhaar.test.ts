import { describe, expect, it } from 'vitest';
import { displayText, searchText } from '../read';
import { aadhaar } from '.';
import { aadhaarFixtures } from './fixtures';

const { field } = aadhaarFixtures;

describe('an Aadhaar number', () => {
  it('is shown by its last four digits, however it came', () => {
    expect(displayText(field, '234123412346', {})).toBe('XXXX XXXX 2346');
    expect(displayText(field, 234123412346, {})).toBe('XXXX XXXX 2346');
    expect(displayText(field, '2341 2341 2346', {})).toBe('XXXX XXXX 2346');
    expect(displayText(field, 'XXXX XXXX 2346', {})).toBe('XXXX XXXX 2346');
  });

  it('is never found by searching, because search terms stand in the address', () => {
    expect(searchText(field, '234123412346', {})).toBe('');
  });

  it('warns of a wrong check digit', () => {
    expect(aadhaar.warning?.('234123412346', field)).toBeUndefined();
    expect(aadhaar.warning?.('234123412345', field)).toMatch(/check digit/);
    expect(aadhaar.warning?.('234123421346', field)).toMatch(/check digit/);
  });
});

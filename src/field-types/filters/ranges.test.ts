import { describe, expect, test, vi } from 'vitest';
import { readDates } from './ranges';

describe('the range of days', () => {
  test.each([
    // A Sunday, the last day of its week.
    ['2026-11-22', 'this-week', '2026-11-16', '2026-11-22'],
    ['2026-11-22', 'last-week', '2026-11-09', '2026-11-15'],
    ['2026-11-23', 'this-week', '2026-11-23', '2026-11-29'],
    ['2026-11-22', 'this-month', '2026-11-01', '2026-11-30'],
    ['2026-01-31', 'this-month', '2026-01-01', '2026-01-31'],
    ['2026-01-31', 'last-month', '2025-12-01', '2025-12-31'],
    ['2028-03-31', 'last-month', '2028-02-01', '2028-02-29'],
    ['2026-12-28', 'next-7-days', '2026-12-28', '2027-01-03'],
  ])('on %s, %s is %s to %s', (today, name, from, to) => {
    vi.useFakeTimers({ now: new Date(`${today}T12:00:00+05:30`) });
    expect(readDates(name)).toEqual({ from, to });
  });

  test('is read from its ends, even if one is missing', () => {
    expect(readDates('2026-11-01..2026-11-30')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
    expect(readDates('2026-11-01..')).toEqual({ from: '2026-11-01', to: undefined });
    expect(readDates('..2026-11-30')).toEqual({ from: undefined, to: '2026-11-30' });
    expect(readDates('2026-11-01')).toEqual({ from: '2026-11-01', to: '2026-11-01' });
  });

  test.each(['', '..', '2026-02-30..', 'x..y', '1..2..3', 'toString', 'This week'])(
    'is none for %j',
    (text) => expect(readDates(text)).toBeUndefined(),
  );
});

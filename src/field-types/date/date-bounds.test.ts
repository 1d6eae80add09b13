import { beforeEach, expect, test, vi } from 'vitest';
import { messagesAbout } from '../schema';
import { warningAbout } from '../warning';
import { dateFixtures } from './fixtures';

const { field } = dateFixtures;

beforeEach(() => {
  // In India, it is already the 23rd.
  vi.useFakeTimers({ now: new Date('2026-11-22T19:00:00Z') });
});

test.each([
  [{ min: 'today' }, '2026-11-23', []],
  [{ min: 'today' }, '2026-11-22', ['Valid Till must be today or later.']],
  [{ max: 'today' }, '2026-11-24', ['Valid Till must be today or earlier.']],
  [{ min: '2026-12-01' }, '2026-11-30', ['Valid Till must be 1 Dec 2026 or later.']],
  [{ min: '2026-12-01', max: '2026-12-31' }, '2026-12-31', []],
  [{ min: 'today', max: 'today' }, 'soon', ['Valid Till must be a date such as 2026-12-31.']],
])('with %j, %s has the messages %j', (bounds, day, messages) => {
  expect(messagesAbout({ ...field, ...bounds }, day)).toEqual(messages);
});

test.each([
  [{ recommendedMin: 'today' }, '2026-11-23', undefined],
  [{ recommendedMin: 'today' }, '2026-11-22', 'This date is in the past.'],
  [{ recommendedMin: '2026-12-01' }, '2026-11-30', 'This date is before 1 Dec 2026.'],
  [{ recommendedMax: 'today' }, '2026-11-24', 'This date is in the future.'],
  [{ recommendedMax: '2026-12-31' }, '2027-01-01', 'This date is after 31 Dec 2026.'],
  [{ recommendedMax: 'today' }, 'soon', undefined],
])('with %j, %s is allowed, with the warning %j', (bounds, day, warning) => {
  expect(warningAbout({ ...field, ...bounds }, day)).toBe(warning);
});

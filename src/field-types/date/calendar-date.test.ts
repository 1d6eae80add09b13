import { expect, test } from 'vitest';
import { datetime } from '../datetime';
import { datetimeFixtures } from '../datetime/fixtures';
import { displayDate } from './calendar-date';

test('days and times are shown as Intl shows them in India', () => {
  const style = { dateStyle: 'medium', timeZone: 'UTC' } as const;
  const days = new Intl.DateTimeFormat('en-IN', style);
  const times = new Intl.DateTimeFormat('en-IN', { ...style, timeStyle: 'short' });
  const { field } = datetimeFixtures;
  // A little more than a day at a time, so that months, days and hours all occur.
  for (let time = Date.UTC(2024, 0, 1); time < Date.UTC(2026, 1, 1); time += 90_420_000) {
    const iso = new Date(time).toISOString();
    expect(displayDate(iso.slice(0, 10))).toBe(days.format(time));
    // Some versions have a narrow space before am.
    expect(datetime.display?.(iso.slice(0, 16), field, {})).toBe(
      times.format(time).replaceAll('\u202f', ' '),
    );
  }
});

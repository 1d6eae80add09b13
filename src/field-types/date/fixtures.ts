import type { FieldFixtures } from '../field-fixtures';
import type { DateField } from '.';

export const dateFixtures: FieldFixtures<DateField> = {
  field: { type: 'date', name: 'validTill', label: 'Valid Till', required: false, unique: false },
  values: ['2026-11-20', '2024-02-29', '1999-12-31'],
  readings: [
    ['2026-11-20 10:30:00', '2026-11-20'],
    ['2026-11-20T10:30:00', '2026-11-20'],
    // 18:30 UTC is midnight in Kolkata: the next day.
    ['2026-12-11T18:30:00.000000Z', '2026-12-12'],
    ['2026-12-11T23:30:00+05:30', '2026-12-11'],
    ['20/11/2026', '2026-11-20'],
    ['5-1-2026', '2026-01-05'],
    [new Date('2026-12-11T18:30:00Z'), '2026-12-12'],
    ['', null],
  ],
  bad: [
    '2026-02-30',
    '2026-02-30T10:00:00Z',
    '2026-13-01',
    'tomorrow',
    '11/20/2026',
    20261120,
    true,
  ],
  texts: (n) => [`2031-0${(n % 9) + 1}-1${n % 10}`],
};

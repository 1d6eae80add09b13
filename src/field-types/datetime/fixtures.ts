import type { FieldFixtures } from '../field-fixtures';
import type { DatetimeField } from '.';

export const datetimeFixtures: FieldFixtures<DatetimeField> = {
  field: { type: 'datetime', name: 'callAt', label: 'Call At', required: false, unique: false },
  values: ['2026-11-20T10:30', '2024-02-29T00:00', '1999-12-31T23:59'],
  readings: [
    ['2026-11-20 10:30:00', '2026-11-20T10:30'],
    ['2026-11-20T10:30:59.123', '2026-11-20T10:30'],
    // The shop is five and a half hours ahead.
    ['2026-12-11T18:30:00.000000Z', '2026-12-12T00:00'],
    ['2026-12-11T23:30:00+05:30', '2026-12-11T23:30'],
    ['20/11/2026 9:05', '2026-11-20T09:05'],
    ['2026-11-20', '2026-11-20T00:00'],
    ['', null],
  ],
  bad: [
    '2026-02-30T10:00',
    '2026-02-30T10:00:00+05:30',
    '2026-11-20T24:00',
    '2026-11-20T10:60',
    'tomorrow',
    20261120,
    true,
  ],
  texts: (n) => [`2031-0${(n % 9) + 1}-1${n % 10}T1${n % 10}:30`],
};

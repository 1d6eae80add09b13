import { dayAfter } from '../../field-types/date/calendar-date';
import type { Input } from '../../server/rows/check-input';
import type { Random } from '../random';
import coupons from './coupons.json';

/** Coupons that are valid, expired or not yet active, seen from today (`YYYY-MM-DD`). */
export function demoCoupons(_random: Random, today: string): Input[] {
  return coupons.map(({ validForDays, ...coupon }) => ({
    ...coupon,
    validTill: dayAfter(today, validForDays),
  }));
}

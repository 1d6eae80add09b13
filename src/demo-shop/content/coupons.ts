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

function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

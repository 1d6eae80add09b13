import { sql } from 'kysely';
import { SHOP_ZONE } from '../../common/shop-time';
import { day, iso } from '../time/clock';

/** Whether an entry was made on a day of the shop (`YYYY-MM-DD`). */
export function isOnDay(date: string) {
  const start = Date.parse(`${date}T00:00${SHOP_ZONE}`);
  return sql<boolean>`(at >= ${iso(start)} and at < ${iso(start + day)})`;
}

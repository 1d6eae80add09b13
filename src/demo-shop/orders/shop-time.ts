import { hour } from '../../server/http/clock';

const AHEAD_OF_UTC = 5.5 * hour;

/** A moment as the shop's clock shows it: `2026-11-20 18:05:00`. */
export function shopTime(moment: number): string {
  return new Date(moment + AHEAD_OF_UTC).toISOString().slice(0, 19).replace('T', ' ');
}

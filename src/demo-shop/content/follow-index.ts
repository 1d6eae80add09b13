import type { Random } from '../random';

/** Mostly shown and followed, as in any shop; now and then not. */
export function followIndex(random: Random): string {
  const share = random.real(0, 1);
  if (share < 0.8) return 'index, follow';
  if (share < 0.91) return 'noindex, follow';
  return share < 0.97 ? 'index, nofollow' : 'noindex, nofollow';
}

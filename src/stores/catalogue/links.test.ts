import { describe, expect, test } from 'vitest';
import { countMembers, flipLink, isLinked } from './links';
import { catalogueList, type Links, noLinks } from './list';

const rows = [
  { id: 1, catId: 102, wpId: 'wp-1' },
  { id: '2', catId: '102', wpId: 'WP-2' },
  { id: 3, catId: '103', wpId: 7 },
  { id: 4, catId: '102', wpId: 'WP-GONE' },
];
const links: Links = { ...noLinks, stored: rows };
const keys = new Set(['wp-1', 'wp-2', 'wp-3', '7']);

describe('links', () => {
  test('compare wallpaper ids case-insensitively, and ids as text', () => {
    expect(isLinked(links, { wpId: 'WP-1', catId: '102' })).toBe(true);
    expect(isLinked(links, { wpId: 'wp-2', catId: '102' })).toBe(true);
    expect(isLinked(links, { wpId: '7', catId: '103' })).toBe(true);
    expect(isLinked(links, { wpId: 'WP-1', catId: '103' })).toBe(false);
  });

  test('are removed and added alternately', () => {
    const link = { wpId: 'WP-1', catId: '102' };
    const once = flipLink(links, link);
    const twice = flipLink(once, { ...link, wpId: 'wp-1' });
    const states = [links, once, twice].map((some) => isLinked(some, link));
    expect(states).toEqual([true, false, true]);
  });

  test('are counted only for known wallpapers', () => {
    const count = (some: Links) => countMembers(some, '102', keys);
    const fewer = flipLink(links, { wpId: 'wp-1', catId: '102' });
    const moved = flipLink(fewer, { wpId: 'WP-3', catId: '103' });
    const more = flipLink(moved, { wpId: 'WP-3', catId: '102' });
    expect([links, fewer, moved, more].map(count)).toEqual([2, 1, 1, 2]);
  });

  test('stay the same object while nothing changes', () => {
    const catalogue = { ...catalogueList.empty, links };
    const next = (stored: Links['stored'], last = catalogue) =>
      catalogueList.keepSame(last, { ...catalogue, links: { ...noLinks, stored } }).links;
    const again = rows.map((row) => ({ ...row, catId: String(row.catId) }));
    expect(next(again)).toBe(links);
    expect(next(rows.slice(1)).stored).toEqual(rows.slice(1));
    const flipped = flipLink(links, { wpId: 'WP-1', catId: '102' });
    expect(next(again, { ...catalogue, links: flipped }).flipped.size).toBe(0);
  });
});

import { memoize } from '../../common/memoize';
import { scalarText } from '../../common/plain-text';
import { type Link, linkKey, wpIdKey } from '../../entities/catalogue-link';
import type { Row } from '../../entities/row';
import type { Links } from './list';

export function isLinked(links: Links, link: Link): boolean {
  const isStored = membersOf(links, link.catId).has(wpIdKey(link.wpId));
  return isStored !== (links.flipped.size > 0 && links.flipped.has(linkKey(link)));
}

/** Adds a link, or removes it if it is there. */
export function flipLink({ stored, flipped }: Links, link: Link): Links {
  const key = linkKey(link);
  const next = new Map(flipped);
  if (!next.delete(key)) next.set(key, link);
  return { stored, flipped: next };
}

/** How many of the wallpapers with these keys are in a category. */
export function countMembers(
  links: Links,
  catId: string,
  wallpaperKeys: ReadonlySet<string>,
): number {
  let count = 0;
  for (const key of membersOf(links, catId)) if (wallpaperKeys.has(key)) count += 1;
  for (const link of links.flipped.values())
    if (link.catId === catId && wallpaperKeys.has(wpIdKey(link.wpId)))
      count += isLinked(links, link) ? 1 : -1;
  return count;
}

/** The keys of the wallpapers in each category, found on demand: users look at few of many categories. */
const knownMembers = memoize((_stored: Links['stored']) => new Map<string, ReadonlySet<string>>());

function membersOf({ stored }: Links, catId: string): ReadonlySet<string> {
  const known = knownMembers(stored);
  const members = known.get(catId) ?? membersAmong(stored, catId);
  known.set(catId, members);
  return members;
}

function membersAmong(rows: readonly Row[], catId: string): ReadonlySet<string> {
  const members = rows.filter((row) => scalarText(row.catId) === catId);
  return new Set(members.map((row) => wpIdKey(scalarText(row.wpId))));
}

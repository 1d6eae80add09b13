import type { Row } from '../entities/row';
import { type Link, linkKey, wpIdKey } from '../spreadsheet/link-sheet';
import { textOf } from './wallpaper';

type LinksByCategory = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Which wallpapers are in which categories. What changes stands beside what was read, so that a change
 * costs the same however many links there are.
 */
export interface Links {
  /** The keys of wallpapers by category. */
  readonly stored: LinksByCategory;
  /** By key, the links that are there if they were not, and the other way round. */
  readonly flipped: ReadonlyMap<string, Link>;
}

export const noLinks: Links = { stored: new Map(), flipped: new Map() };

/** Reads `{catId, wpId}` rows. The same wallpaper and category make one link, however they are written. */
export function readLinks(rows: readonly Row[]): Links {
  const stored = new Map<string, Set<string>>();
  for (const row of rows) {
    const [catId, wpId] = [textOf(row.catId), textOf(row.wpId)];
    const members = stored.get(catId);
    if (members) members.add(wpIdKey(wpId));
    else stored.set(catId, new Set([wpIdKey(wpId)]));
  }
  return { stored, flipped: noLinks.flipped };
}

export function isLinked({ stored, flipped }: Links, link: Link): boolean {
  const isStored = stored.get(link.catId)?.has(wpIdKey(link.wpId)) ?? false;
  return isStored !== (flipped.size > 0 && flipped.has(linkKey(link)));
}

/** The links with one more, or one less if it is there. */
export function flipLink({ stored, flipped }: Links, link: Link): Links {
  const key = linkKey(link);
  const others = new Map(flipped);
  if (!others.delete(key)) others.set(key, link);
  return { stored, flipped: others };
}

/** How many of the wallpapers with these keys are in a category. */
export function countMembers(
  links: Links,
  catId: string,
  wallpaperKeys: ReadonlySet<string>,
): number {
  let count = 0;
  for (const key of links.stored.get(catId) ?? []) if (wallpaperKeys.has(key)) count += 1;
  for (const link of links.flipped.values())
    if (link.catId === catId && wallpaperKeys.has(wpIdKey(link.wpId)))
      count += isLinked(links, link) ? 1 : -1;
  return count;
}

/** Every link that is stored, for what compares them all. */
export function storedLinks({ stored }: Links): { wpId: string; catId: string }[] {
  return [...stored].flatMap(([catId, members]) =>
    Array.from(members, (wpId) => ({ wpId, catId })),
  );
}

/** The last links when the next ones are the same. */
export function keepSameLinks(last: Links, next: Links): Links {
  const isSame =
    last.flipped.size === 0 &&
    next.flipped.size === 0 &&
    last.stored.size === next.stored.size &&
    [...next.stored].every(([catId, members]) => isSameSet(last.stored.get(catId), members));
  return isSame ? last : next;
}

function isSameSet(last: ReadonlySet<string> | undefined, next: ReadonlySet<string>): boolean {
  if (last?.size !== next.size) return false;
  for (const member of next) if (!last.has(member)) return false;
  return true;
}

import { type Link, linkKey, wpIdKey } from '../../entities/catalogue-link';
import type { Row } from '../../entities/row';
import { textOf } from '../lists/wallpaper';

/**
 * Which wallpapers are in which categories. What changes stands beside what was read, so that a change
 * costs the same however many links there are.
 */
export interface Links {
  readonly stored: StoredLinks;
  /** By key, the links that are there if they were not, and the other way round. */
  readonly flipped: ReadonlyMap<string, Link>;
}

interface StoredLinks {
  /** `{catId, wpId}` rows, as they came. */
  readonly rows: readonly Row[];
  /** The keys of the wallpapers in a category. */
  readonly members: (catId: string) => ReadonlySet<string>;
}

/** The same wallpaper and category make one link, however often and however they are written. */
export function readLinks(rows: readonly Row[]): Links {
  const known = new Map<string, ReadonlySet<string>>();
  return {
    stored: {
      rows,
      // Of very many links, few are looked at.
      members(catId) {
        const members = known.get(catId) ?? membersAmong(rows, catId);
        known.set(catId, members);
        return members;
      },
    },
    flipped: new Map(),
  };
}

export const noLinks = readLinks([]);

export function isLinked({ stored, flipped }: Links, link: Link): boolean {
  const isStored = stored.members(link.catId).has(wpIdKey(link.wpId));
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
  for (const key of links.stored.members(catId)) if (wallpaperKeys.has(key)) count += 1;
  for (const link of links.flipped.values())
    if (link.catId === catId && wallpaperKeys.has(wpIdKey(link.wpId)))
      count += isLinked(links, link) ? 1 : -1;
  return count;
}

/** The last links when the next ones are the same. */
export function keepSameLinks(last: Links, next: Links): Links {
  const [before, now] = [last.stored.rows, next.stored.rows];
  const isSame =
    last.flipped.size === 0 &&
    before.length === now.length &&
    now.every(({ catId, wpId }, place) => {
      const row = before[place];
      return textOf(catId) === textOf(row?.catId) && textOf(wpId) === textOf(row?.wpId);
    });
  return isSame ? last : next;
}

function membersAmong(rows: readonly Row[], catId: string): ReadonlySet<string> {
  const members = new Set<string>();
  for (const row of rows) if (textOf(row.catId) === catId) members.add(wpIdKey(textOf(row.wpId)));
  return members;
}

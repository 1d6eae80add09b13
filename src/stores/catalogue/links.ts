import { type Link, linkKey, wpIdKey } from '../../entities/catalogue-link';
import type { Row } from '../../entities/row';
import { textOf } from '../../entities/wallpaper';

/** Which wallpapers are in which categories. Changes are kept apart, so that they take no longer with more links. */
export interface Links {
  readonly stored: StoredLinks;
  /** By key, the links that were added or removed since. */
  readonly flipped: ReadonlyMap<string, Link>;
}

interface StoredLinks {
  /** `{catId, wpId}` rows as the server sent them. */
  readonly rows: readonly Row[];
  /** The keys of the wallpapers in a category. */
  readonly members: (catId: string) => ReadonlySet<string>;
}

/** Reads links, of which duplicates count once. */
export function readLinks(rows: readonly Row[]): Links {
  const byCategory = new Map<string, ReadonlySet<string>>();
  return {
    stored: {
      rows,
      // Users look at few categories of many.
      members(catId) {
        const members = byCategory.get(catId) ?? membersAmong(rows, catId);
        byCategory.set(catId, members);
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
  for (const key of links.stored.members(catId)) if (wallpaperKeys.has(key)) count += 1;
  for (const link of links.flipped.values())
    if (link.catId === catId && wallpaperKeys.has(wpIdKey(link.wpId)))
      count += isLinked(links, link) ? 1 : -1;
  return count;
}

/** The last links if the next ones are the same. */
export function keepSameLinks(last: Links, next: Links): Links {
  const [before, now] = [last.stored.rows, next.stored.rows];
  const isSame =
    last.flipped.size === 0 &&
    before.length === now.length &&
    now.every(({ catId, wpId }, index) => {
      const row = before[index];
      return textOf(catId) === textOf(row?.catId) && textOf(wpId) === textOf(row?.wpId);
    });
  return isSame ? last : next;
}

function membersAmong(rows: readonly Row[], catId: string): ReadonlySet<string> {
  const members = rows.filter((row) => textOf(row.catId) === catId);
  return new Set(members.map((row) => wpIdKey(textOf(row.wpId))));
}

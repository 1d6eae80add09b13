import { type Link, linkKey, wpIdKey } from '../../entities/catalogue-link';
import type { CellProblem, SheetRecord } from '../read/records';
import { linkTexts as texts } from '../texts';

/** What a spreadsheet of links is compared with. */
export interface KnownLinks {
  readonly wpIds: Iterable<string>;
  /** As texts, whatever a server sends. */
  readonly catIds: Iterable<string>;
  readonly links: Iterable<Link>;
}

/** A link and the number of the sheet's row that asks for it. */
export interface SheetLink extends Link {
  readonly row: number;
}

export interface LinkComparison {
  /** Links that would be made, each once, with the ids as the lists write them. */
  readonly added: readonly SheetLink[];
  /** Those that are there already, or stand in the sheet before. */
  readonly unchanged: readonly SheetLink[];
  /** By row. While there is one, nothing may be changed. */
  readonly problems: readonly CellProblem[];
}

/**
 * What a spreadsheet would add to the links. A link that is there already has no problems, even if its
 * wallpaper or category is gone.
 * @param records the sheet's rows, read as those of `linkSheet`
 */
export function compareLinks(records: Iterable<SheetRecord>, known: KnownLinks): LinkComparison {
  const wpIds = new Map(Array.from(known.wpIds, (wpId) => [wpIdKey(wpId), wpId]));
  const catIds = new Set(known.catIds);
  const linked = new Set(Array.from(known.links, linkKey));
  const added: SheetLink[] = [];
  const unchanged: SheetLink[] = [];
  const problems: CellProblem[] = [];

  for (const { row, values, problems: unreadable } of records) {
    problems.push(...unreadable);
    const { wpId, catId } = values;
    const link = { row, wpId: String(wpId), catId: String(catId) };
    const isWhole = wpId !== undefined && catId !== undefined;
    if (isWhole && linked.has(linkKey(link))) {
      unchanged.push(link);
      continue;
    }
    const canonical = wpIds.get(wpIdKey(link.wpId));
    const hasCategory = catIds.has(link.catId);
    if (wpId !== undefined && canonical === undefined) {
      problems.push(problem(row, 'wpId', link.wpId, texts.noWallpaper(link.wpId)));
    }
    if (catId !== undefined && !hasCategory) {
      problems.push(problem(row, 'catId', link.catId, texts.noCategory(link.catId)));
    }
    if (!isWhole || canonical === undefined || !hasCategory) continue;
    linked.add(linkKey(link));
    added.push({ ...link, wpId: canonical });
  }
  return { added, unchanged, problems };
}

function problem(row: number, field: keyof Link, shown: string, message: string): CellProblem {
  return { row, field, shown, message };
}

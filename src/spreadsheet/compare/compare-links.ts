import { type Link, linkKey, wpIdKey } from '../../entities/catalogue-link';
import type { SheetRecord } from '../read/records';
import type { CellProblem } from '../read/wrong-cell';
import { linkTexts as texts } from '../texts';

/** The data that a spreadsheet of links is compared with. */
export interface KnownLinks {
  readonly wpIds: Iterable<string>;
  /** The categories' IDs as text; servers may send numbers. */
  readonly catIds: Iterable<string>;
  readonly links: Iterable<Link>;
}

/** A link and the number of its row in the sheet. */
interface SheetLink extends Link {
  readonly row: number;
}

/**
 * Compares a spreadsheet with the existing links. An existing link is never a problem, even if its
 * wallpaper or category has been removed.
 * @param records the sheet's rows, read with the config `linkConfig`
 */
export function compareLinks(records: Iterable<SheetRecord>, known: KnownLinks) {
  const wpIds = new Map(Array.from(known.wpIds, (wpId) => [wpIdKey(wpId), wpId]));
  const catIds = new Set(known.catIds);
  const linked = new Set(Array.from(known.links, linkKey));
  /** New links without duplicates, with the IDs spelled as in the lists. */
  const added: SheetLink[] = [];
  /** Existing links, and repetitions in the sheet. */
  const unchanged: SheetLink[] = [];
  /** The problems in the order of the rows. If there are any, nothing may be changed. */
  const problems: CellProblem[] = [];

  for (const { row, values, problems: unreadable } of records) {
    problems.push(...unreadable);
    const { wpId, catId } = values;
    const link = { row, wpId: String(wpId), catId: String(catId) };
    const isComplete = wpId !== undefined && catId !== undefined;
    if (isComplete && linked.has(linkKey(link))) {
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
    if (!isComplete || canonical === undefined || !hasCategory) continue;
    linked.add(linkKey(link));
    added.push({ ...link, wpId: canonical });
  }
  return { added, unchanged, problems };
}

function problem(row: number, field: keyof Link, shown: string, message: string): CellProblem {
  return { row, field, shown, message };
}

import { A4 } from '../pdf/paper-size';
import { colours, type Style, type Typesetter } from '../pdf/typesetter';
import type { CatalogueCategory, CataloguePlan } from './catalogue-plan';
import { contentWidth, MARGIN, type TilePlace, type WallpaperPage } from './layout';
import { catalogueTexts as texts } from './texts';

interface Entry {
  readonly category: CatalogueCategory;
  readonly y: number;
  /** Its pages, and the first of them. */
  readonly references: string;
  readonly first: number;
}

/** The entries of each page of the contents. */
export type Contents = readonly (readonly Entry[])[];

const TOP = 120;
const BOTTOM = A4.height - 72;
const NAME_WIDTH = 210;
const LEFT = MARGIN + NAME_WIDTH + 20;
const REFERENCES_WIDTH = MARGIN + contentWidth - LEFT;
const PADDING = 10;

const name: Style = { size: 10.5, weight: 'semibold', maxLines: 2 };
const count: Style = { size: 8.5, colour: colours.muted };
const reference: Style = { size: 10, colour: colours.accent, lineGap: 2 };

/** Lays out the categories on as many pages as they need. All page numbers depend on how many these are. */
export function layOutContents(
  setter: Typesetter,
  { categories }: Pick<CataloguePlan, 'categories'>,
  wallpaperPages: readonly WallpaperPage[],
): Contents {
  for (let pages = 1; ; pages += 1) {
    const contents = layOut(setter, categories, wallpaperPages, 2 + pages);
    if (contents.length <= pages) {
      return [...contents, ...Array.from({ length: pages - contents.length }, () => [])];
    }
  }
}

function layOut(
  setter: Typesetter,
  categories: readonly CatalogueCategory[],
  wallpaperPages: readonly WallpaperPage[],
  firstPage: number,
): Contents {
  const contents: Entry[][] = [[]];
  let y = TOP;
  for (const category of categories) {
    const pages = wallpaperPages.flatMap((tiles, index) =>
      tiles.some((tile) => isOf(category, tile)) ? firstPage + index : [],
    );
    const references = pageRanges(pages).join('   ');
    const height = Math.max(
      setter.height(category.name, NAME_WIDTH, name) + setter.height('0', NAME_WIDTH, count),
      setter.height(references, REFERENCES_WIDTH, reference),
    );
    if (y + height + 2 * PADDING > BOTTOM && y > TOP) {
      y = TOP;
      contents.push([]);
    }
    contents.at(-1)?.push({ category, y, references, first: pages[0] ?? firstPage });
    y += height + 2 * PADDING;
  }
  return contents;
}

/** Whether a tile is in a category's section or, if there are no sections, whether its wallpaper is in the category. */
function isOf(category: CatalogueCategory, { section, index }: TilePlace): boolean {
  return section.name === undefined ? category.indexes.includes(index) : section === category;
}

export function drawContents(setter: Typesetter, entries: readonly Entry[]): void {
  const { document } = setter;
  const heading = { x: MARGIN, y: 56, width: contentWidth };
  setter.write(texts.contents, heading, { size: 26, weight: 'light' });
  for (const { category, y: top, references, first } of entries) {
    document.rect(MARGIN, top, contentWidth, 0.75).fill(colours.line);
    const y = top + PADDING;
    const below = setter.write(category.name, { x: MARGIN, y, width: NAME_WIDTH }, name);
    const counted = { x: MARGIN, y: below, width: NAME_WIDTH };
    setter.write(texts.count(category.indexes.length), counted, count);
    const end = setter.write(references, { x: LEFT, y, width: REFERENCES_WIDTH }, reference);
    document.goTo(MARGIN, y, contentWidth, Math.max(end, below) - y, destinationOf(first));
  }
}

/** The link target of a page. */
export const destinationOf = (page: number) => `page-${page}`;

/** Combines sorted pages into as few ranges as possible. */
export function pageRanges(pages: readonly number[]): string[] {
  const ranges: { readonly first: number; last: number }[] = [];
  for (const page of pages) {
    const before = ranges.at(-1);
    if (before && page === before.last + 1) before.last = page;
    else ranges.push({ first: page, last: page });
  }
  return ranges.map(({ first, last }) => texts.pages(first, last));
}

import { A4 } from '../pdf/paper-size';
import { type Box, colours, type Style, type Typesetter } from '../pdf/typesetter';
import type { CatalogueCategory } from './catalogue-plan';
import { contentWidth, MARGIN, TILES_PER_PAGE } from './layout';
import { catalogueTexts as texts } from './texts';

interface Entry {
  readonly category: CatalogueCategory;
  readonly y: number;
  readonly references: readonly Reference[];
}

/** A clickable page number, or a range of pages. */
interface Reference extends Box {
  readonly text: string;
  readonly page: number;
}

/** The entries of each page of the contents. */
export type Contents = readonly (readonly Entry[])[];

const TOP = 120;
const BOTTOM = A4.height - 72;
const NAME_WIDTH = 210;
const GAP = 20;
const PADDING = 10;
const LINE = 15;
const BETWEEN = 12;

const name: Style = { size: 10.5, weight: 'semibold', maxLines: 2 };
const count: Style = { size: 8.5, colour: colours.muted };
const reference: Style = { size: 10, colour: colours.accent };

/** Lays the categories out on as many pages as they need, on which all page numbers depend. */
export function layOutContents(
  setter: Typesetter,
  categories: readonly CatalogueCategory[],
): Contents {
  for (let pages = 1; ; pages += 1) {
    const contents = layOut(setter, categories, 2 + pages);
    if (contents.length <= pages) {
      return [...contents, ...Array.from({ length: pages - contents.length }, () => [])];
    }
  }
}

function layOut(
  setter: Typesetter,
  categories: readonly CatalogueCategory[],
  firstPage: number,
): Contents {
  const contents: Entry[][] = [[]];
  let y = TOP;
  for (const category of categories) {
    const width = NAME_WIDTH;
    const head = setter.height(category.name, width, name) + setter.height('0', width, count);
    let references = placeReferences(setter, category, firstPage, y);
    const height = (list: readonly Reference[]) =>
      Math.max(head, (list.at(-1)?.y ?? y) + LINE - y) + 2 * PADDING;
    if (y + height(references) > BOTTOM && y > TOP) {
      y = TOP;
      contents.push([]);
      references = placeReferences(setter, category, firstPage, y);
    }
    contents.at(-1)?.push({ category, y, references });
    y += height(references);
  }
  return contents;
}

function placeReferences(
  setter: Typesetter,
  { indexes }: CatalogueCategory,
  firstPage: number,
  top: number,
): readonly Reference[] {
  const left = MARGIN + NAME_WIDTH + GAP;
  const pages = indexes.map((index) => firstPage + Math.floor(index / TILES_PER_PAGE));
  let x = left;
  let y = top + PADDING;
  return pageRanges(pages).map(({ first, last }) => {
    const text = texts.pages(first, last);
    const width = setter.width(text, reference);
    if (x > left && x + width > MARGIN + contentWidth) {
      x = left;
      y += LINE;
    }
    const placed = { text, page: first, x, y, width };
    x += width + BETWEEN;
    return placed;
  });
}

/** Draws one page of the contents. */
export function drawContents(setter: Typesetter, entries: readonly Entry[]): void {
  const { document } = setter;
  const heading = { x: MARGIN, y: 56, width: contentWidth };
  setter.write(texts.contents, heading, { size: 26, weight: 'light' });
  for (const { category, y, references } of entries) {
    document.rect(MARGIN, y, contentWidth, 0.75).fill(colours.line);
    const box = { x: MARGIN, width: NAME_WIDTH };
    const below = setter.write(category.name, { ...box, y: y + PADDING }, name);
    setter.write(texts.count(category.indexes.length), { ...box, y: below }, count);
    for (const { text, page, ...box } of references) {
      // Wider than measured, so that rounding doesn't break the line.
      setter.write(text, { ...box, width: box.width + 4 }, reference);
      document.goTo(box.x, box.y, box.width, LINE, destinationOf(page));
    }
  }
}

/** The link target of a page. */
export const destinationOf = (page: number) => `page-${page}`;

/** Combines sorted pages, which may repeat, into as few ranges as possible. */
export function pageRanges(pages: readonly number[]) {
  const ranges: { readonly first: number; last: number }[] = [];
  for (const page of pages) {
    const before = ranges.at(-1);
    if (before && page <= before.last + 1) before.last = page;
    else ranges.push({ first: page, last: page });
  }
  return ranges;
}

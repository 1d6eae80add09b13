import { A4 } from '../pdf/paper-size';

/** A rectangle on a page, in points. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const MARGIN = 40;
export const contentWidth = A4.width - 2 * MARGIN;

const COLUMNS = 3;
const ROWS = 4;
const TOP = 40;
const GAP = 18;
const ROW_HEIGHT = 178;
/** What a heading adds to the first row below it. */
const HEADING_HEIGHT = 38;
const BOTTOM = TOP + HEADING_HEIGHT + ROWS * ROW_HEIGHT;

/** The same with and without a heading. */
export const TILES_PER_PAGE = COLUMNS * ROWS;

const tileWidth = (contentWidth - (COLUMNS - 1) * GAP) / COLUMNS;

/** The frame of a tile's picture in a row. */
function tileFrame(column: number, y: number): Frame {
  return { x: MARGIN + column * (tileWidth + GAP), y, width: tileWidth, height: tileWidth * 0.75 };
}

/** Wallpapers that are shown together. */
export interface CatalogueSection {
  /** A category's name, which is their heading. */
  readonly name: string | undefined;
  /** The indexes of its wallpapers in the chosen order. */
  readonly indexes: readonly number[];
}

export interface TilePlace {
  readonly section: CatalogueSection;
  /** Of the wallpaper. */
  readonly index: number;
  readonly frame: Frame;
  /** Where the section's heading is, if it is above this tile. */
  readonly headingY?: number | undefined;
}

export type WallpaperPage = readonly TilePlace[];

/** Places sections one below the other. A heading always has a row below it, and is repeated on each new page. */
export function layOutPages(sections: readonly CatalogueSection[]): readonly WallpaperPage[] {
  const pages: TilePlace[][] = [];
  let y = BOTTOM;
  for (const section of sections) {
    const { name, indexes } = section;
    const headingHeight = name === undefined ? 0 : HEADING_HEIGHT;
    for (let start = 0; start < indexes.length; start += COLUMNS) {
      const isBelowHeading = start > 0 && y + ROW_HEIGHT <= BOTTOM;
      const height = isBelowHeading ? ROW_HEIGHT : headingHeight + ROW_HEIGHT;
      if (y + height > BOTTOM) {
        pages.push([]);
        y = TOP;
      }
      const headingY = name === undefined || isBelowHeading ? undefined : y;
      y += height;
      for (const [column, index] of indexes.slice(start, start + COLUMNS).entries()) {
        const frame = tileFrame(column, y - ROW_HEIGHT);
        pages
          .at(-1)
          ?.push({ section, index, frame, headingY: column === 0 ? headingY : undefined });
      }
    }
  }
  return pages;
}

/** The cover's pictures fill its upper part, in a grid of three columns and rows. */
const COVER_HEIGHT = 520;
const COVER_GAP = 5;

type Cell = readonly [column: number, row: number, columns: number, rows: number];

/** A large picture with others around it, or one alone. */
const collage: readonly Cell[] = [
  [0, 0, 2, 2],
  [2, 0, 1, 1],
  [2, 1, 1, 1],
  [0, 2, 1, 1],
  [1, 2, 1, 1],
  [2, 2, 1, 1],
];
const alone: readonly Cell[] = [[0, 0, 3, 3]];

/** The cover's wallpapers, spread unevenly, because shops may list similar ones at even steps. */
export function coverOf<Item>(wallpapers: readonly Item[]): readonly Item[] {
  if (wallpapers.length <= collage.length) return wallpapers;
  const golden = (Math.sqrt(5) - 1) / 2;
  const indexes = Array.from({ length: collage.length }, (_, count) =>
    Math.floor(((count * golden) % 1) * wallpapers.length),
  );
  return [...new Set(indexes)].flatMap((index) => wallpapers[index] ?? []);
}

/** The frames that this many pictures fill. */
export function coverFrames(pictures: number): readonly Frame[] {
  const cells = pictures < collage.length ? alone.slice(0, pictures) : collage;
  const width = (A4.width + COVER_GAP) / 3;
  const height = (COVER_HEIGHT + COVER_GAP) / 3;
  return cells.map(([column, row, columns, rows]) => ({
    x: column * width,
    y: row * height,
    width: columns * width - COVER_GAP,
    height: rows * height - COVER_GAP,
  }));
}

export const coverPanel: Frame = { x: 0, y: 0, width: A4.width, height: COVER_HEIGHT };

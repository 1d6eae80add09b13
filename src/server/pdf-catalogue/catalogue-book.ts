import { A4 } from '../pdf/paper-size';
import { colours, newDocument, Typesetter } from '../pdf/typesetter';
import type { CataloguePlan, Tile } from './catalogue-plan';
import { type Contents, destinationOf, drawContents, layOutContents } from './contents';
import type { CutPicture } from './cut-picture';
import { drawCover, drawHeading, drawTile } from './draw-pages';
import { contentWidth, layOutPages, MARGIN } from './layout';
import { catalogueTexts as texts } from './texts';

export type CatalogueBook = ReturnType<typeof createCatalogueBook>;

/** Writes a catalogue page by page, and doesn't hold on to what it has written. */
export function createCatalogueBook(plan: CataloguePlan) {
  const document = newDocument({ title: texts.fileTitle(plan.shop), author: plan.shop ?? '' });
  const setter = new Typesetter(document);
  const wallpaperPages = layOutPages(plan.sections);
  /** Sections that have no bookmark yet, in order. */
  const sections = [...plan.sections];
  let contents: Contents = [];
  let page = 0;

  /** What has been written since the last call. */
  function written(): Uint8Array {
    const bytes: Buffer | null = document.read();
    return bytes ?? new Uint8Array();
  }

  function addPage(): void {
    page += 1;
    document.addPage();
    document.addNamedDestination(destinationOf(page));
  }

  function drawFoot(): void {
    const box = { x: MARGIN, y: A4.height - MARGIN - 6, width: contentWidth };
    const style = { size: 8, colour: colours.muted, maxLines: 1 } as const;
    setter.write(plan.shop ?? texts.title, box, style);
    setter.write(String(page), box, { ...style, align: 'right' });
  }

  return {
    written,

    /** The cover, with pictures cut to its frames, and the contents. */
    drawFront(pictures: readonly CutPicture[]): Uint8Array {
      contents = layOutContents(setter, plan, wallpaperPages);
      addPage();
      drawCover(setter, plan, pictures);
      for (const [index, entries] of contents.entries()) {
        addPage();
        if (index === 0) document.outline.addItem(texts.contents);
        drawContents(setter, entries);
        drawFoot();
      }
      return written();
    },

    /** The next page, with the wallpapers of its tiles. The last page says how many pictures are missing. */
    drawPage(wallpapers: readonly Tile[], missing = 0): Uint8Array {
      addPage();
      const tiles = wallpaperPages[page - contents.length - 2] ?? [];
      for (const [index, { section, frame, headingY }] of tiles.entries()) {
        const { name } = section;
        if (section === sections[0]) {
          document.outline.addItem(name ?? texts.wallpapers);
          sections.shift();
        }
        if (name !== undefined && headingY !== undefined) drawHeading(setter, name, headingY);
        const wallpaper = wallpapers[index];
        if (wallpaper) drawTile(setter, frame, wallpaper);
      }
      if (missing > 0) {
        const box = { x: MARGIN, y: A4.height - MARGIN - 20, width: contentWidth };
        setter.write(texts.missing(missing), box, { size: 8, maxLines: 1 });
      }
      drawFoot();
      return written();
    },

    close(): Uint8Array {
      document.end();
      return written();
    },
  };
}

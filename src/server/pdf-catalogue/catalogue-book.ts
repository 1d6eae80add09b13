import { A4, colours, type Document, newDocument, Typesetter } from '../pdf/typesetter';
import type { CataloguePlan, Tile } from './catalogue-plan';
import { type Contents, destinationOf, drawContents, layOutContents } from './contents';
import { drawCover } from './draw-cover';
import { drawTiles } from './draw-tiles';
import { contentWidth, MARGIN } from './layout';
import { catalogueTexts as texts } from './texts';

/** A catalogue that is written page by page. It doesn't hold on to what is written. */
export class CatalogueBook {
  readonly #plan: CataloguePlan;
  readonly #document: Document;
  readonly #setter: Typesetter;
  #contents: Contents = [];
  #page = 0;

  constructor(plan: CataloguePlan) {
    this.#plan = plan;
    const title = texts.fileTitle(plan.shop);
    this.#document = newDocument({ title, author: plan.shop ?? '' });
    this.#setter = new Typesetter(this.#document);
  }

  /** The cover, with pictures cut to its frames, and the contents. */
  drawFront(pictures: readonly Uint8Array[]): Uint8Array {
    this.#contents = layOutContents(this.#setter, this.#plan.categories);
    this.#addPage();
    drawCover(this.#setter, this.#plan, pictures);
    for (const [index, entries] of this.#contents.entries()) {
      this.#addPage();
      if (index === 0) this.#document.outline.addItem(texts.contents);
      drawContents(this.#setter, entries);
      this.#drawFoot();
    }
    return this.written();
  }

  drawPage(tiles: readonly Tile[]): Uint8Array {
    this.#addPage();
    if (this.#page === this.#contents.length + 2) {
      this.#document.outline.addItem(texts.wallpapers);
    }
    drawTiles(this.#setter, tiles);
    this.#drawFoot();
    return this.written();
  }

  close(): Uint8Array {
    this.#document.end();
    return this.written();
  }

  /** What has been written since the last call. */
  written(): Uint8Array {
    const bytes: Buffer | null = this.#document.read();
    return bytes ?? new Uint8Array();
  }

  #addPage(): void {
    this.#page += 1;
    this.#document.addPage();
    this.#document.addNamedDestination(destinationOf(this.#page));
  }

  #drawFoot(): void {
    const box = { x: MARGIN, y: A4.height - MARGIN - 6, width: contentWidth };
    const style = { size: 8, colour: colours.muted, maxLines: 1 } as const;
    this.#setter.write(this.#plan.shop ?? texts.title, box, style);
    this.#setter.write(String(this.#page), box, { ...style, align: 'right' });
  }
}

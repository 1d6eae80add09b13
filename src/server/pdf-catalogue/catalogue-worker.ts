import { serve } from '../threads/serve';
import { type CatalogueBook, createCatalogueBook } from './catalogue-book';
import type { CataloguePlan, Tile } from './catalogue-plan';
import type { CutPicture } from './cut-picture';

// The program of a worker thread: draws one catalogue. Each handler returns the next bytes of the file.

let opened: CatalogueBook | undefined;

function book(): CatalogueBook {
  if (!opened) throw new Error('No catalogue is open.');
  return opened;
}

const handlers = {
  open(plan: CataloguePlan) {
    opened = createCatalogueBook(plan);
    return opened.written();
  },
  /** The cover, with pictures cut to its frames, and the contents. */
  cover: (pictures: readonly CutPicture[]) => book().drawFront(pictures),
  page: (tiles: readonly Tile[], missing: number) => book().drawPage(tiles, missing),
  close: () => book().close(),
};

export type CatalogueHandlers = typeof handlers;

serve(handlers);

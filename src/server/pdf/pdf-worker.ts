import { buffer } from 'node:stream/consumers';
import { parentPort } from 'node:worker_threads';
import { drawDocument } from '../documents/draw-document';
import { CatalogueBook } from '../pdf-catalogue/catalogue-book';
import type { PdfCallName, PdfInput, PdfRequest } from './pdf-calls';

// The program of a worker thread: makes one PDF.

let book: CatalogueBook | undefined;

function openBook(): CatalogueBook {
  if (!book) throw new Error('There is no catalogue to go on with.');
  return book;
}

const handlers: {
  [Name in PdfCallName]: (input: PdfInput<Name>) => Uint8Array | Promise<Uint8Array>;
} = {
  document: (plan) => buffer(drawDocument(plan)),
  open(plan) {
    book = new CatalogueBook(plan);
    return book.written();
  },
  cover: (pictures) => openBook().drawFront(pictures),
  page: (tiles) => openBook().drawPage(tiles),
  close: () => openBook().close(),
};

parentPort?.on('message', async ({ name, input }: PdfRequest) => {
  // Messages have no types; the thread's owner sends with each name the input that belongs to it.
  const handle = handlers[name] as (input: unknown) => Uint8Array | Promise<Uint8Array>;
  parentPort?.postMessage(await handle(input));
});

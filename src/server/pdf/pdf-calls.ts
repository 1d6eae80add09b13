import type { DocumentPlan } from '../documents/document-plan';
import type { CataloguePlan, Tile } from '../pdf-catalogue/catalogue-plan';

/**
 * What the thread that makes PDFs can be asked: for a whole document, or for a catalogue in pieces,
 * `open`, `cover`, `page` …, `close`. Each piece is what the file goes on with.
 */
export interface PdfCalls {
  document(plan: DocumentPlan): Uint8Array;

  open(plan: CataloguePlan): Uint8Array;
  /** The cover, with pictures cut to its frames, and the contents. */
  cover(pictures: readonly Uint8Array[]): Uint8Array;
  page(tiles: readonly Tile[]): Uint8Array;
  close(input: null): Uint8Array;
}

export type PdfCallName = keyof PdfCalls;
export type PdfInput<Name extends PdfCallName> = Parameters<PdfCalls[Name]>[0];

/** What the thread is sent; it answers each with bytes. */
export interface PdfRequest {
  readonly name: PdfCallName;
  readonly input: unknown;
}

import type { DocumentKind } from '../../entities/wire/documents';

/** Loaded with the downloads, after the first rows. */
export const downloadTexts = {
  downloadDocument: (kind: DocumentKind, order: string) => `Download the ${kind} of order ${order}`,
  noMural: (wpId: string) => `The mural of ${wpId} could not be downloaded.`,
};

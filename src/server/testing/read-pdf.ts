import { extractText, getDocumentProxy, getMeta } from 'unpdf';

/** The content of a PDF. */
export interface ReadPdf {
  readonly title: string;
  /** The text of each page, with single spaces. */
  readonly pages: readonly string[];
  /** For each page, the numbers of the pages that it links to. */
  readonly links: readonly (readonly number[])[];
  /** For each page, how far its lowest line is from the bottom, in points. */
  readonly lowest: readonly number[];
}

/** Throws for bytes that are not a PDF. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // A copy, because the reader takes over its buffer.
  const document = await getDocumentProxy(Uint8Array.from(bytes));
  const { text } = await extractText(document);
  const { info } = await getMeta(document);
  const links: number[][] = [];
  const lowest: number[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    lowest.push(Math.min(...items.flatMap((item) => ('str' in item ? item.transform[5] : []))));
    const annotations = await page.getAnnotations();
    links.push(
      await Promise.all(
        annotations.map(async ({ dest }) => {
          const [target] = (await document.getDestination(dest)) ?? [];
          return 1 + (await document.getPageIndex(target));
        }),
      ),
    );
  }
  return {
    title: String(info.Title),
    pages: text.map((page) => page.replaceAll(/\s+/g, ' ').trim()),
    links,
    lowest,
  };
}

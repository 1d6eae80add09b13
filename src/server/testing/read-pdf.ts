import { extractText, getDocumentProxy, getMeta } from 'unpdf';

/** What a PDF reader finds in a file. */
export interface ReadPdf {
  readonly title: string;
  /** The text of each page, its words one space apart. */
  readonly pages: readonly string[];
  /** The links of each page: the numbers of the pages that they lead to. */
  readonly links: readonly (readonly number[])[];
}

/** Reads a PDF. Throws for bytes that are none. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // The reader takes the memory over that it is given.
  const document = await getDocumentProxy(Uint8Array.from(bytes));
  const { text } = await extractText(document);
  const { info } = await getMeta(document);
  const links: number[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const annotations = await (await document.getPage(number)).getAnnotations();
    links.push(
      await Promise.all(
        annotations.map(async ({ dest }) => {
          const [page] = (await document.getDestination(dest)) ?? [];
          return 1 + (await document.getPageIndex(page));
        }),
      ),
    );
  }
  return {
    title: String(info.Title),
    pages: text.map((page) => page.replaceAll(/\s+/g, ' ').trim()),
    links,
  };
}

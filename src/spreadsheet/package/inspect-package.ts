import { SpreadsheetError } from '../spreadsheet-error';
import { fileTexts as texts } from '../texts';
import { tagCounter } from './count-tags';
import { limits } from './limits';
import { type PackagePart, packedData, readZipDirectory } from './zip-directory';

const CONTENT_TYPES = '[Content_Types].xml';
/** The content type of an .xlsx workbook; .xlsm, .xltx, .docx and the like have others. */
const STYLES = 'xl/styles.xml';
/** In a number format; it may be escaped. */
const PERCENT_SIGN = /%|&#/;
/** The two formats with a percent sign that have only a number. */
const KNOWN_PERCENTAGE = /numFmtId\s*=\s*["'](?:9|10)["']/;
const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';

/**
 * Rejects a file that is not an .xlsx workbook by its content, or that would exceed `limits`: a few
 * kilobytes can unpack to gigabytes, and no library prevents that. Every part is unpacked once and
 * counted, but not stored; a part larger than it declares is rejected. Returns whether there may be cells
 * that show percentages.
 */
export async function inspectPackage(bytes: Uint8Array): Promise<{ hasPercentages: boolean }> {
  const parts = readZipDirectory(bytes);
  const types = parts.find(({ name }) => name === CONTENT_TYPES);
  if (!types) throw new SpreadsheetError(texts.noWorkbook);
  const totals = { tags: 0, cells: 0 };
  for (const part of parts) {
    const counter = tagCounter();
    for await (const chunk of unpack(bytes, part)) {
      counter.add(chunk);
      const { tags, cells, rows } = counter.counts;
      if (rows > limits.rows) throw new SpreadsheetError(texts.tooManyRows);
      if (totals.cells + cells > limits.cells) throw new SpreadsheetError(texts.tooManyCells);
      if (totals.tags + tags > limits.tags) throw new SpreadsheetError(texts.tooManyCells);
    }
    totals.tags += counter.counts.tags;
    totals.cells += counter.counts.cells;
  }
  if (!(await textOf(bytes, types)).includes(WORKBOOK_TYPE))
    throw new SpreadsheetError(texts.noWorkbook);
  const styles = parts.find(({ name }) => name === STYLES);
  return { hasPercentages: !styles || hasPercentages(await textOf(bytes, styles)) };
}

function hasPercentages(styles: string): boolean {
  const usedFormats = styles.slice(styles.indexOf('cellXfs'));
  return PERCENT_SIGN.test(styles) || KNOWN_PERCENTAGE.test(usedFormats);
}

async function textOf(bytes: Uint8Array, part: PackagePart): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of unpack(bytes, part)) text += decoder.decode(chunk, { stream: true });
  return text;
}

/** Unpacks a part. Throws as soon as it is larger than the directory says. */
async function* unpack(bytes: Uint8Array, part: PackagePart): AsyncGenerator<Uint8Array> {
  const packed = packedData(bytes, part);
  if (!part.isDeflated) {
    yield packed;
    return;
  }
  const reader = inflated(packed).getReader();
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw new SpreadsheetError(texts.broken, { cause });
      });
      if (done) return;
      length += value.length;
      if (length > part.unpackedBytes) throw new SpreadsheetError(texts.broken);
      yield value;
    }
  } finally {
    // The stream may have failed or may not have been read to its end.
    reader.cancel().catch(() => undefined);
  }
}

function inflated(packed: Uint8Array): ReadableStream<Uint8Array> {
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(new Uint8Array(packed));
      controller.close();
    },
  });
  return source.pipeThrough(new DecompressionStream('deflate-raw'));
}

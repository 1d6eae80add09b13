import { SpreadsheetError } from '../spreadsheet-error';
import { fileTexts as texts } from '../texts';
import type { Budget } from './budget';
import { limits } from './limits';
import { readPart } from './read-part';
import type { XmlHandlers } from './xml-scanner';
import { type PackagePart, readZipDirectory } from './zip-directory';

/** An opened .xlsx file. Only the parts that matter will be unpacked. */
export type OpenWorkbook = Awaited<ReturnType<typeof openWorkbook>>;

interface Relationship {
  readonly id: string;
  readonly type: string;
  readonly path: string;
}

const CONTENT_TYPES = '[Content_Types].xml';
/** Files such as .xlsm, .xltx and .docx have other types. */
const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';

/** Finds the first visible sheet. Throws for a file that is not an .xlsx workbook by its content. */
export async function openWorkbook(bytes: Uint8Array, budget: Budget) {
  const parts = new Map(readZipDirectory(bytes).map((part) => [part.name, part]));
  const read = (part: PackagePart, handlers: Partial<XmlHandlers>) =>
    readPart(bytes, part, budget, { open() {}, close() {}, text() {}, ...handlers });

  /** Reads a part that lists others. */
  async function readList(name: string, open: XmlHandlers['open']): Promise<void> {
    const part = parts.get(name);
    if (!part || part.unpackedBytes > limits.listBytes) throw new SpreadsheetError(texts.broken);
    await read(part, { open });
  }

  async function relationshipsOf(folder: string, file: string): Promise<Relationship[]> {
    const found: Relationship[] = [];
    await readList(`${folder}_rels/${file}.rels`, (name, tag) => {
      const [id, type, target] = ['Id', 'Type', 'Target'].map((one) => tag.attribute(one));
      if (name === 'Relationship' && id && type && target)
        found.push({ id, type: type.replace(/^.*\//, ''), path: pathOf(target, folder) });
    });
    return found;
  }

  if (!parts.has(CONTENT_TYPES)) throw new SpreadsheetError(texts.noWorkbook);
  let isWorkbook = false;
  await readList(CONTENT_TYPES, (_, tag) => {
    isWorkbook ||= tag.attribute('ContentType') === WORKBOOK_TYPE;
  });
  if (!isWorkbook) throw new SpreadsheetError(texts.noWorkbook);
  const root = await relationshipsOf('', '');
  const path = root.find(({ type }) => type === 'officeDocument')?.path ?? '';
  const [, folder = '', file = ''] = /^(.*\/)?([^/]*)$/.exec(path) ?? [];
  const relationships = await relationshipsOf(folder, file);
  const partOf = (wanted: string) =>
    parts.get(relationships.find(({ type }) => type === wanted)?.path ?? '');

  let isFrom1904 = false;
  let first: { readonly name: string; readonly path: string | undefined } | undefined;
  await readList(path, (name, tag) => {
    if (name === 'workbookPr') isFrom1904 = isTrue(tag.attribute('date1904'));
    if (name !== 'sheet' || first || /hidden/i.test(tag.attribute('state') ?? '')) return;
    const id = tag.attribute('id');
    const found = relationships.find((one) => one.id === id && one.type === 'worksheet');
    first = { name: tag.attribute('name') ?? '', path: found?.path };
  });
  if (!first) throw new SpreadsheetError(texts.noSheet);
  const sheet = parts.get(first.path ?? '');
  if (!sheet) throw new SpreadsheetError(texts.broken);
  return {
    /** The name of the first visible sheet. */
    sheetName: first.name,
    sheet,
    sharedStrings: partOf('sharedStrings'),
    styles: partOf('styles'),
    /** Whether days are counted from 1904 instead of 1900. */
    isFrom1904,
    budget,
    read,
  };
}

export function isTrue(value: string | undefined): boolean {
  return value === '1' || value?.toLowerCase() === 'true';
}

/** The path of a target, which is absolute or relative to the folder. */
function pathOf(target: string, folder: string): string {
  try {
    return decodeURI(new URL(target, `x:/${folder}`).pathname.slice(1));
  } catch {
    return '';
  }
}

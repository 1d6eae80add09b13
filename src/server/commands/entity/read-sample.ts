import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { parseCsv } from 'hucre/csv';
import { isRecord } from '../../../common/is-record';
import { decodeText } from '../../../entities/check/decode-text';
import { SYSTEM_FIELDS } from '../../../entities/check/rules/check-names';
import type { Sample } from '../../../entities/guess/guess-config';
import { readSpreadsheet } from '../../../spreadsheet/read/read-spreadsheet';
import { SpreadsheetError } from '../../../spreadsheet/spreadsheet-error';
import { CommandError } from '../command-error';
import { commandTexts as texts } from '../texts';

/** There can be a title or notes above the header. */
const SEARCHED_ROWS = 20;

/** Reads a spreadsheet (.xlsx, .csv) or a list of rows as JSON. Throws `CommandError`. */
export async function readSample(path: string): Promise<Sample> {
  const bytes = await readFile(path).catch(() => {
    throw new CommandError(texts.noFile(path));
  });
  const kind = extname(path).toLowerCase();
  try {
    if (kind === '.xlsx') return fromTable((await readSpreadsheet(bytes)).rows);
    const { text, broken } = decodeText(bytes);
    if (broken) throw new CommandError(broken.reason);
    if (kind === '.csv') return fromTable(parseCsv(text));
    if (kind === '.json') return fromList(rowsIn(JSON.parse(text)));
  } catch (error) {
    if (error instanceof SpreadsheetError) throw new CommandError(error.message);
    if (error instanceof SyntaxError) throw new CommandError(texts.noJson(error.message));
    throw error;
  }
  throw new CommandError(texts.otherKind);
}

/** The header is the first row that names most of the columns. */
function fromTable(table: readonly (readonly unknown[])[]): Sample {
  const cells = table.map((row) => row.map(plainCell));
  const filled = (row: readonly unknown[]) => row.filter((cell) => cell !== null).length;
  const searched = cells.slice(0, SEARCHED_ROWS);
  const most = Math.max(0, ...searched.map(filled));
  const at = searched.findIndex((row) => filled(row) * 2 > most);
  const [header = [], ...rows] = cells.slice(Math.max(0, at)).filter((row) => filled(row) > 0);
  const named = header.flatMap((cell, index) => (cell === null ? [] : [{ cell, index }]));
  return checked({
    headers: named.map(({ cell }) => String(cell)),
    rows: rows.map((row) => named.map(({ index }) => row[index] ?? null)),
  });
}

/** Errors and formulas without a result are empty. */
function plainCell(cell: unknown): unknown {
  if (isRecord(cell)) return cell.kind === 'percent' ? `${cell.number}%` : null;
  return typeof cell === 'string' ? cell.trim() || null : (cell ?? null);
}

/** The list itself, or the first list in the answer of a server. */
function rowsIn(answer: unknown): Readonly<Record<string, unknown>>[] {
  const lists = isRecord(answer) ? Object.values(answer).filter(Array.isArray) : [answer];
  const list = lists.find((one) => Array.isArray(one) && one.some(isRecord));
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

function fromList(list: readonly Readonly<Record<string, unknown>>[]): Sample {
  const names = [...new Set(list.flatMap(Object.keys))].filter(
    (name) => !SYSTEM_FIELDS.includes(name) && !list.some((row) => isRecord(row[name])),
  );
  const rows = list.map((row) => names.map((name) => row[name] ?? null));
  return checked({ headers: names, rows });
}

function checked(sample: Sample): Sample {
  if (sample.headers.length === 0 || sample.rows.length === 0)
    throw new CommandError(texts.noSample);
  return sample;
}

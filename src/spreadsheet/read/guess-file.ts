import { parseCsv } from 'hucre/csv';
import { isRecord } from '../../common/is-record';
import { decodeText } from '../../entities/check/decode-text';
import { locatedJson } from '../../entities/check/located-json';
import { camelCase, SYSTEM_FIELDS } from '../../entities/check/rules/check-names';
import { type ConfigGuess, guessConfig, type Sample } from '../../entities/guess/guess-config';
import { MAX_FILE } from '../../entities/wire/studio';
import { isFormula, SEARCHED_ROWS, type Sheet } from '../sheet';
import { SpreadsheetError } from '../spreadsheet-error';
import { fileTexts as texts } from '../texts';
import { readSpreadsheet } from './read-spreadsheet';

export interface FileGuess {
  /** The name of the entity, after the file's name. */
  readonly name: string;
  readonly guess: (name: string) => ConfigGuess;
}

/** Proposes an entity for the rows of an .xlsx, .csv or .json file. Throws a `SpreadsheetError` without rows. */
export async function guessFile(file: string, bytes: Uint8Array): Promise<FileGuess> {
  const [, base = file, ending = ''] = /^(.*)\.(\w+)$/.exec(file) ?? [];
  const sample = await readSample(ending.toLowerCase(), bytes);
  const name = singular(camelCase(base).replace(/^\d+|\d+$/g, ''));
  return { name, guess: (chosen) => guessConfig(chosen, sample) };
}

/** A file's name is that of a list, such as `suppliers`; an entity is named after one of its rows. */
function singular(name: string): string {
  if (/ies$/.test(name)) return name.replace(/ies$/, 'y');
  return /[^su]s$/.test(name) ? name.slice(0, -1) : name;
}

async function readSample(kind: string, bytes: Uint8Array): Promise<Sample> {
  if (kind === 'xlsx') return fromSheet(await readSpreadsheet(bytes));
  if (kind !== 'csv' && kind !== 'json') throw new SpreadsheetError(texts.otherKind);
  const { text, broken } = decodeText(bytes);
  if (broken) throw new SpreadsheetError(broken.reason);
  if (kind === 'csv') return fromTable(parseCsv(text));
  try {
    return fromList(rowsIn(JSON.parse(text)));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const [problem] = text.length > MAX_FILE ? [] : locatedJson(text, '').problems;
    const why = problem ? texts.onLine(problem.line, problem.reason) : error.message;
    throw new SpreadsheetError(texts.noJson(why));
  }
}

/** A formula without a result can’t be guessed from, and its row would lack the value. */
function fromSheet({ rows }: Sheet): Sample {
  if (rows.some((cells) => cells.some(isFormula))) throw new SpreadsheetError(texts.formulas);
  return fromTable(rows);
}

/** Makes a sample of a table. Its header is the first row that fills more than half of the columns. */
function fromTable(table: readonly (readonly unknown[])[]): Sample {
  const cells = table.map((row) => row.map(plainCell));
  const filled = (row: readonly unknown[]) => row.filter((cell) => cell !== null).length;
  const searched = cells.slice(0, SEARCHED_ROWS);
  const most = Math.max(0, ...searched.map(filled));
  const at = searched.findIndex((row) => filled(row) * 2 > most);
  const [header = [], ...rows] = cells.slice(Math.max(0, at)).filter((row) => filled(row) > 0);
  if (filled(header) === 0) throw new SpreadsheetError(texts.noSample);
  // A column with values counts even without a heading. Not `Math.max(...)`: a call can't have a value for each row.
  const width = rows.reduce((most, { length }) => Math.max(most, length), header.length);
  const columns = Array.from({ length: width }, (_, index) => index).filter((index) =>
    [header, ...rows].some((row) => (row[index] ?? null) !== null),
  );
  return checked({
    headers: columns.map((index) => String(header[index] ?? '')),
    rows: rows.map((row) => columns.map((index) => row[index] ?? null)),
  });
}

/** The plain value of a cell; null for errors. */
function plainCell(cell: unknown): unknown {
  if (isRecord(cell)) return cell.kind === 'percent' ? `${cell.number}%` : null;
  return typeof cell === 'string' ? cell.trim() || null : (cell ?? null);
}

/** The rows of a list, or of the first list in a server's response. */
function rowsIn(response: unknown): Readonly<Record<string, unknown>>[] {
  const lists = isRecord(response) ? Object.values(response).filter(Array.isArray) : [response];
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
    throw new SpreadsheetError(texts.noSample);
  return sample;
}

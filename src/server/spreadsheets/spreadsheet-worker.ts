import { parentPort } from 'node:worker_threads';
import { isLink } from '../../entities/catalogue-link';
import type { EntityConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { compareLinks, type SheetLink } from '../../spreadsheet/compare/compare-links';
import { findHeader } from '../../spreadsheet/read/header';
import { readSpreadsheet } from '../../spreadsheet/read/read-spreadsheet';
import { type CellProblem, readRecords, type SheetRecord } from '../../spreadsheet/read/records';
import { SpreadsheetFault } from '../../spreadsheet/spreadsheet-fault';
import { writeSpreadsheet } from '../../spreadsheet/write/write-spreadsheet';
import type { RowUpdate } from '../entities/update-rows';
import { compareUpload } from './compare-upload';
import type {
  CallName,
  Comparison,
  InputOf,
  ResultOf,
  WorkerAnswer,
  WorkerRequest,
} from './worker-calls';

// The program of a worker thread: reads one file, or writes one.

interface Upload {
  readonly config: EntityConfig;
  readonly records: readonly SheetRecord[];
}

let rows: Row[] = [];
let upload: Upload | undefined;
let updates: readonly RowUpdate[] = [];
let links: readonly SheetLink[] = [];

const handlers: {
  [Name in CallName]: (input: InputOf<Name>) => ResultOf<Name> | Promise<ResultOf<Name>>;
} = {
  takeRows(more) {
    rows.push(...more);
  },
  write: (config) => writeSpreadsheet(config, rows),
  async open({ config, bytes }) {
    const sheet = await readSpreadsheet(bytes);
    const header = findHeader(config, sheet);
    upload = { config, records: [...readRecords(config, sheet, header)] };
    return { unknownColumns: header.unknown };
  },
  compare(mostProblems) {
    const { records, config } = opened();
    const outcome = compareUpload(config, records, rows);
    rows = [];
    updates = outcome.updates;
    return told(records, outcome.unchanged, outcome.problems, mostProblems);
  },
  nextUpdates(most) {
    const batch = updates.slice(0, most);
    updates = updates.slice(most);
    return batch;
  },
  compareLinks({ wpIds, catIds, mostProblems }) {
    const { records } = opened();
    const outcome = compareLinks(records, { wpIds, catIds, links: rows.filter(isLink) });
    rows = [];
    links = outcome.added;
    return told(records, outcome.unchanged.length, outcome.problems, mostProblems);
  },
  nextLinks(most) {
    const batch = links.slice(0, most);
    links = links.slice(most);
    return batch;
  },
};

function opened(): Upload {
  if (!upload) throw new Error('There is no file to compare with.');
  return upload;
}

function told(
  { length }: readonly SheetRecord[],
  unchanged: number,
  problems: readonly CellProblem[],
  most: number,
): Comparison {
  return {
    records: length,
    unchanged,
    problems: problems.slice(0, most),
    problemCount: problems.length,
  };
}

async function answer({ name, input }: WorkerRequest): Promise<WorkerAnswer> {
  // Messages have no types; `ask` sends with each name the input that belongs to it.
  const handle = handlers[name] as (input: unknown) => unknown;
  try {
    return { result: await handle(input) };
  } catch (error) {
    if (error instanceof SpreadsheetFault) return { fault: error.message };
    throw error;
  }
}

parentPort?.on('message', async (request: WorkerRequest) => {
  parentPort?.postMessage(await answer(request));
});

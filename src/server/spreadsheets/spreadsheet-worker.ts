import { parentPort } from 'node:worker_threads';
import type { EntityConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { findHeader } from '../../spreadsheet/header';
import { readSpreadsheet } from '../../spreadsheet/read-spreadsheet';
import { readRecords, type SheetRecord } from '../../spreadsheet/records';
import { SpreadsheetFault } from '../../spreadsheet/spreadsheet-fault';
import { writeSpreadsheet } from '../../spreadsheet/write-spreadsheet';
import type { RowUpdate } from '../entities/update-rows';
import { compareUpload } from './compare-upload';
import type { CallName, InputOf, ResultOf, WorkerAnswer, WorkerRequest } from './worker-calls';

// The program of a worker thread: reads one file, or writes one.

interface Upload {
  readonly config: EntityConfig;
  readonly records: readonly SheetRecord[];
}

let rows: Row[] = [];
let upload: Upload | undefined;
let updates: readonly RowUpdate[] = [];

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
    if (!upload) throw new Error('There is no file to compare with.');
    const { records, config } = upload;
    const outcome = compareUpload(config, records, rows);
    rows = [];
    updates = outcome.updates;
    return {
      records: records.length,
      unchanged: outcome.unchanged,
      problems: outcome.problems.slice(0, mostProblems),
      problemCount: outcome.problems.length,
    };
  },
  nextUpdates(most) {
    const batch = updates.slice(0, most);
    updates = updates.slice(most);
    return batch;
  },
};

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

import { parentPort } from 'node:worker_threads';
import type { Row } from '../../entities/row';
import { findHeader } from '../../spreadsheet/header';
import { readSpreadsheet } from '../../spreadsheet/read-spreadsheet';
import { readRecords, type SheetRecord } from '../../spreadsheet/records';
import { SpreadsheetFault } from '../../spreadsheet/spreadsheet-fault';
import { writeSpreadsheet } from '../../spreadsheet/write-spreadsheet';
import type { WorkerAnswer, WorkerCalls, WorkerRequest } from './worker-calls';

// The program of a worker thread: reads one file, or writes one.

let records: Iterator<SheetRecord> | undefined;
const rows: Row[] = [];

type Handlers = {
  [Name in keyof WorkerCalls]: (
    input: Parameters<WorkerCalls[Name]>[0],
  ) => ReturnType<WorkerCalls[Name]> | Promise<ReturnType<WorkerCalls[Name]>>;
};

const handlers: Handlers = {
  async open({ config, bytes }) {
    const sheet = await readSpreadsheet(bytes);
    const header = findHeader(config, sheet);
    records = readRecords(config, sheet, header);
    return { unknownColumns: header.unknown };
  },
  nextRecords(most) {
    const batch: SheetRecord[] = [];
    while (batch.length < most) {
      const next = records?.next();
      if (!next || next.done) break;
      batch.push(next.value);
    }
    return batch;
  },
  keepRows(more) {
    rows.push(...more);
  },
  write: (config) => writeSpreadsheet(config, rows),
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

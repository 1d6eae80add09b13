import type { EntityConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import type { SheetRecord } from '../../spreadsheet/records';

/** What the worker can be asked, one thing after another; rows come and go in batches. */
export interface WorkerCalls {
  /** Reads a file, as far as its header. */
  open(file: { readonly config: EntityConfig; readonly bytes: Uint8Array }): {
    readonly unknownColumns: readonly string[];
  };
  /** The next records of the file; none at its end. */
  nextRecords(most: number): readonly SheetRecord[];
  /** Keeps rows for the file that `write` makes. */
  keepRows(rows: readonly Row[]): void;
  write(config: EntityConfig): Uint8Array;
}

export type CallName = keyof WorkerCalls;

/** What the worker is sent. */
export interface WorkerRequest {
  readonly name: CallName;
  readonly input: unknown;
}

/** What it answers: every request once. */
export type WorkerAnswer =
  | { readonly result: unknown }
  /** What is wrong with the file, for people. */
  | { readonly fault: string };

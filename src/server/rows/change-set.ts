import { isDeepStrictEqual } from 'node:util';
import { HttpError } from '../http/errors';
import type { BatchSummary, Values } from '../tables/change-log';
import type { EntityRow } from './read-rows';

// Every change to rows is one of these sets, which `apply` writes. Forms, selections, spreadsheets, undo and so on
// differ only in how they make one.

/** A new row, or one that is restored with the id that it had. */
export interface Add {
  readonly id?: number | undefined;
  /** The last version that the row had; 0 if it is new. */
  readonly version: number;
  readonly before?: undefined;
  readonly after: Values;
}

export interface Update {
  readonly id: number;
  /** The version that the row must have. */
  readonly version: number;
  /** The changed fields only. */
  readonly before: Values;
  readonly after: Values;
}

export interface Removal {
  readonly id: number;
  readonly version: number;
  readonly before: Values;
  readonly after?: undefined;
}

export type RowChange = Add | Update | Removal;

/** Changes to an entity's rows that are made together or not at all. */
export interface ChangeSet {
  readonly changes: readonly RowChange[];
  /** Makes them one entry in the history, even if there are none. */
  readonly batch?: BatchSummary;
  /** The entry in the history that they undo. Then all values come from the history. */
  readonly undoes?: number;
  /** Whether rows may have copies of values that other rows no longer have, or installers who have been removed. */
  readonly allowsDangling?: boolean;
}

export const added = (after: Values): Add => ({ version: 0, after });

/** The update that gives a row these values. It has only those that differ. */
export function updated({ id, version, ...row }: EntityRow, values: Values): Update {
  const names = Object.keys(values).filter((name) => !isDeepStrictEqual(values[name], row[name]));
  return { id, version, before: pick(row, names), after: pick(values, names) };
}

export function removed({ id, version, ...before }: EntityRow): Removal {
  return { id, version, before };
}

export function pick(row: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.map((name) => [name, row[name]]));
}

/** A 422 because of one change of a set. */
export class RejectedChange extends HttpError {
  readonly change: RowChange;
  readonly errors: Readonly<Record<string, readonly string[]>>;

  constructor(change: RowChange, errors: Readonly<Record<string, readonly string[]>>) {
    super(422, Object.values(errors)[0]?.[0] ?? '', { errors });
    this.change = change;
    this.errors = errors;
  }
}

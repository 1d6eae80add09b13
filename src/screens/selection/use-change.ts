import type { RowSelectionState } from '@tanstack/react-table';
import { useRef, useState } from 'react';
import type { Row } from '../../entities/row';
import {
  changeSelected,
  type SelectedChange,
  type SelectedOutcome,
} from '../../stores/selection/change-selected';
import type { TableSelection } from './selecting';

interface ChangeState {
  /** The rows as they were sent, so that messages can also name rows that no longer exist. */
  readonly rows: readonly Row[];
  readonly done: number;
  /** Undefined while it is running. */
  readonly outcome?: SelectedOutcome;
}

/** Changes selected rows. Those that could not be changed stay selected, as do those selected since. */
export function useChange(table: TableSelection['table']) {
  /** The progress of a change, or what went wrong. */
  const [state, setState] = useState<ChangeState>();
  const abort = useRef(new AbortController());

  /** Returns whether all rows were changed. */
  async function run(change: SelectedChange): Promise<boolean> {
    abort.current = new AbortController();
    const { rows } = change;
    const before = table.state.rowSelection;
    setState({ rows, done: 0 });
    const outcome = await changeSelected(change, {
      onProgress: (done) => setState({ rows, done }),
      signal: abort.current.signal,
    });
    const left = new Set(outcome.left);
    table.setRowSelection((now) =>
      selectionOf(Object.keys(now).filter((id) => left.has(id) || !before[id])),
    );
    const isDone = outcome.left.length === 0;
    setState(isDone ? undefined : { rows, done: rows.length, outcome });
    return isDone;
  }

  return {
    state,
    run,
    isRunning: state !== undefined && !state.outcome,
    stop: () => abort.current.abort(),
    /** Dismisses what went wrong. */
    forget: () => setState((now) => (now?.outcome ? undefined : now)),
  };
}

export function selectionOf(ids: readonly string[]): RowSelectionState {
  return Object.fromEntries(ids.map((id) => [id, true]));
}

export type Change = ReturnType<typeof useChange>;

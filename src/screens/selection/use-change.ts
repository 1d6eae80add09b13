import type { RowSelectionState } from '@tanstack/react-table';
import { useRef, useState } from 'react';
import { useIsShown } from '../../components/use-is-shown';
import { type Row, rowId } from '../../entities/row';
import { showAlert } from '../../stores/calls/notices';
import {
  changeSelected,
  type SelectedChange,
  type SelectedOutcome,
} from '../../stores/selection/change-selected';
import type { TableSelection } from './selecting';
import { MAX_NAMED, texts } from './texts';

interface ChangeState {
  readonly total: number;
  readonly done: number;
  /** What went wrong; undefined while it is running. */
  readonly error?: string;
}

/**
 * Changes selected rows. Those that could not be changed stay selected, as do those selected since. If something goes
 * wrong after the selection bar has closed, an alert says so.
 */
export function useChange({ table, titleOf }: Pick<TableSelection, 'table' | 'titleOf'>) {
  /** The progress of a change, or what went wrong. */
  const [state, setState] = useState<ChangeState>();
  const isShown = useIsShown();
  const abort = useRef(new AbortController());

  /** Returns whether all rows were changed. */
  async function run(change: SelectedChange): Promise<boolean> {
    abort.current = new AbortController();
    const total = change.rows.length;
    const before = table.state.rowSelection;
    setState({ total, done: 0 });
    const outcome = await changeSelected(change, {
      onProgress: (done) => setState({ total, done }),
      signal: abort.current.signal,
    });
    const left = new Set(outcome.left);
    table.setRowSelection((now) =>
      selectionOf(Object.keys(now).filter((id) => left.has(id) || !before[id])),
    );
    const isDone = outcome.left.length === 0;
    const error = isDone ? undefined : outcomeText(change.rows, outcome, titleOf);
    setState(error === undefined ? undefined : { total, done: total, error });
    if (error !== undefined && !isShown()) showAlert(error);
    return isDone;
  }

  return {
    state,
    run,
    isRunning: state !== undefined && state.error === undefined,
    stop: () => abort.current.abort(),
    /** Dismisses what went wrong. */
    forget: () => setState((now) => (now?.error === undefined ? now : undefined)),
  };
}

/** Says how many rows were changed, and why others were not. The rows are as sent: they may no longer exist. */
function outcomeText(
  rows: readonly Row[],
  { changed, failures }: SelectedOutcome,
  titleOf: (row: Row) => string,
): string {
  const reasons = failures.slice(0, MAX_NAMED).map(({ id, message }) => {
    const row = id && rows.find((one) => rowId(one) === id);
    return row ? `${titleOf(row)} – ${message}` : message;
  });
  const more = failures.length > MAX_NAMED ? [texts.andMore(failures.length - MAX_NAMED)] : [];
  return [texts.outcome(changed, rows.length, failures.length), ...reasons, ...more].join(' ');
}

export function selectionOf(ids: readonly string[]): RowSelectionState {
  return Object.fromEntries(ids.map((id) => [id, true]));
}

export type Change = ReturnType<typeof useChange>;

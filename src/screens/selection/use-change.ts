import { useRef, useState } from 'react';
import { type SelectionStore, selectRows } from '../../components/data-table/selection/selection';
import {
  changeSelected,
  type SelectedChange,
  type SelectedOutcome,
} from '../../stores/selection/change-selected';

/** How far a change of selected rows is, or what came of it. */
export interface ChangeState {
  readonly total: number;
  readonly done: number;
  readonly isRunning: boolean;
  readonly outcome?: SelectedOutcome;
}

/** Changes selected rows. Those that were changed are no longer selected. */
export function useChange(store: SelectionStore) {
  const [state, setState] = useState<ChangeState>();
  const abort = useRef(new AbortController());

  /** Returns whether all rows were changed. */
  async function run(change: SelectedChange): Promise<boolean> {
    abort.current = new AbortController();
    const total = change.rows.length;
    setState({ total, done: 0, isRunning: true });
    const outcome = await changeSelected(change, {
      onProgress: (done) => setState({ total, done, isRunning: true }),
      signal: abort.current.signal,
    });
    const left = new Set(outcome.left);
    selectRows(
      store,
      [...store.getState().ids].filter((id) => !left.has(id)),
      false,
    );
    const isDone = left.size === 0;
    setState(isDone ? undefined : { total, done: total, isRunning: false, outcome });
    return isDone;
  }

  return {
    state,
    run,
    stop: () => abort.current.abort(),
    forget: () => setState(undefined),
  };
}

export type Change = ReturnType<typeof useChange>;

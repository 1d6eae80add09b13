import { createStore, type StoreApi } from 'zustand/vanilla';

interface Selected {
  readonly ids: ReadonlySet<string>;
  /** The row that was clicked last: a range starts there. */
  readonly last?: string;
}

export type SelectionStore = StoreApi<Selected>;

/** Lets people select rows. Must stay the same object. */
export interface Selection<Row> {
  readonly store: SelectionStore;
  readonly idOf: (row: Row) => string;
  /** What people call a row. */
  readonly titleOf: (row: Row) => string;
}

export function createSelection(): SelectionStore {
  return createStore<Selected>(() => ({ ids: new Set() }));
}

export function selectRows(store: SelectionStore, rows: Iterable<string>, isOn: boolean): void {
  const ids = new Set(store.getState().ids);
  for (const id of rows) isOn ? ids.add(id) : ids.delete(id);
  store.setState({ ids });
}

/** Selects or unselects a row, and with `isRange` all rows of the page between it and the last one. */
export function selectRow(
  store: SelectionStore,
  id: string,
  isOn: boolean,
  isRange: boolean,
  page: readonly string[],
): void {
  const { last } = store.getState();
  const ends = [page.indexOf(last ?? ''), page.indexOf(id)].sort((a, b) => a - b);
  const [from = 0, to = 0] = ends;
  selectRows(store, isRange && from >= 0 ? page.slice(from, to + 1) : [id], isOn);
  store.setState({ last: id });
}

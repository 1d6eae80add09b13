import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type Row, rowId } from '../../entities/row';

/** The id of the most recently added row, by the list's key, until the user asks for something else. */
const addedRowStore = createStore<Readonly<Record<string, string | undefined>>>(() => ({}));

export function setAddedRow(list: string, id: string | undefined): void {
  addedRowStore.setState({ [list]: id });
}

export const useAddedRow = (list: string) => useStore(addedRowStore, (ids) => ids[list]);

/** A list's rows, with the one that was just added before the others. */
export function useAddedFirst(list: string, rows: readonly Row[]): readonly Row[] {
  const id = useAddedRow(list);
  return useMemo(() => {
    const added = rows.find((row) => rowId(row) === id);
    return added ? [added, ...rows.filter((row) => row !== added)] : rows;
  }, [rows, id]);
}

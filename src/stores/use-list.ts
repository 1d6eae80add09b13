import { useCallback, useEffect } from 'react';
import { useStore } from 'zustand';
import { ensureList, type ListSource, type ListState, listStore, refreshList } from './lists';

export interface List<Content> extends ListState<Content> {
  readonly refresh: () => Promise<void>;
}

/** A list, asked for if nobody has yet. `source` must stay the same object. */
export function useList<Content>(source: ListSource<Content>): List<Content> {
  const state = useStore(listStore(source));
  useEffect(() => ensureList(source), [source]);
  const refresh = useCallback(() => refreshList(source), [source]);
  return { ...state, refresh };
}

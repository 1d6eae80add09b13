import { useCallback, useEffect } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { ensureList, type ListSource, type ListState, listStore, refreshList } from './lists';

export interface List<Content> extends ListState<Content> {
  readonly refresh: () => Promise<void>;
}

/** A list, asked for if nobody has yet. `source` must stay the same object. */
export function useList<Content>(source: ListSource<Content>): List<Content> {
  const content = useStore(listStore(source), (state) => state.content);
  return { ...useListStatus(source), content };
}

/** How a list fares, for those to whom not every change of its content matters. */
export function useListStatus<Content>(
  source: ListSource<Content>,
): Omit<List<Content>, 'content'> {
  const state = useStore(
    listStore(source),
    useShallow(({ status, refreshing, error }) => ({ status, refreshing, error })),
  );
  useEffect(() => ensureList(source), [source]);
  const refresh = useCallback(() => refreshList(source), [source]);
  return { ...state, refresh };
}

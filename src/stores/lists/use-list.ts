import { useCallback, useEffect } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { type ListSource, type ListState, listStore, refreshList, retainList } from './lists';

export interface UseListResult<Content> extends ListState<Content> {
  readonly key: string;
  readonly refresh: () => Promise<void>;
}

/** A list, which is fetched when it is first used. `source` must stay the same object. */
export function useList<Content>(source: ListSource<Content>): UseListResult<Content> {
  const content = useStore(listStore(source), (state) => state.content);
  return { ...useListStatus(source), content };
}

/** A list's state without its content, for components that needn't render whenever the content changes. */
export function useListStatus<Content>(
  source: ListSource<Content>,
): Omit<UseListResult<Content>, 'content'> {
  const state = useStore(
    listStore(source),
    useShallow(({ content: _, ...state }) => state),
  );
  useEffect(() => retainList(source), [source]);
  const refresh = useCallback(() => refreshList(source), [source]);
  return { ...state, key: source.key, refresh };
}

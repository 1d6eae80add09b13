import { useCallback, useEffect } from 'react';
import { useStore } from 'zustand';
import type { EntityConfig } from '../entities/entity-config';
import { ensureRows, type RowsState, refreshRows, rowsStore } from './rows';

export interface Rows extends RowsState {
  readonly refresh: () => Promise<void>;
}

/** The rows of an entity, asked for if nobody has yet. */
export function useRows(config: EntityConfig): Rows {
  const state = useStore(rowsStore(config));
  useEffect(() => ensureRows(config), [config]);
  const refresh = useCallback(() => refreshRows(config), [config]);
  return { ...state, refresh };
}

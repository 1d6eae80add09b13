import { useStore } from 'zustand';
import { storedStore } from './storage';

/** Whether shortcuts of a single key are on. */
const singleKeysStore = storedStore<boolean>('single-keys', (kept) => kept !== false);

export function setSingleKeys(isOn: boolean): void {
  singleKeysStore.setState(isOn, true);
}

export const usesSingleKeys = () => singleKeysStore.getState();
export const useSingleKeys = () => useStore(singleKeysStore);

import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { storedValue } from './storage';

const stored = storedValue(() => localStorage, 'single-keys');

/** Whether shortcuts of a single key are on. */
const singleKeysStore = createStore(() => ({ isOn: stored.read() !== false }));

singleKeysStore.subscribe(({ isOn }) => stored.write(isOn));

export function setSingleKeys(isOn: boolean): void {
  singleKeysStore.setState({ isOn });
}

export function usesSingleKeys(): boolean {
  return singleKeysStore.getState().isOn;
}

export function useSingleKeys(): boolean {
  return useStore(singleKeysStore).isOn;
}

import { useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { isRecord } from '../../common/is-record';
import { browserStorage } from '../browser-storage';

/** Whether shortcuts of a single key are on. */
interface SingleKeys {
  readonly isOn: boolean;
}

const singleKeysStore = createStore<SingleKeys>()(
  persist<SingleKeys, [], [], unknown>(() => ({ isOn: true }), {
    name: 'single-keys',
    version: 1,
    storage: browserStorage(() => localStorage),
    // Version 0 was the boolean itself.
    migrate: (kept) => ({ isOn: kept }),
    merge: (kept) => ({ isOn: !isRecord(kept) || kept.isOn !== false }),
  }),
);

export function setSingleKeys(isOn: boolean): void {
  singleKeysStore.setState({ isOn });
}

export const usesSingleKeys = () => singleKeysStore.getState().isOn;
export const useSingleKeys = () => useStore(singleKeysStore, ({ isOn }) => isOn);

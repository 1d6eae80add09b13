import { useStore } from 'zustand';
import { isRecord } from '../../common/is-record';
import { keptStore } from '../browser-storage';

/** Whether shortcuts of a single key are on. */
interface SingleKeys {
  readonly isOn: boolean;
}

const singleKeysStore = keptStore<SingleKeys>({
  name: 'single-keys',
  initial: { isOn: true },
  version: 1,
  // Version 0 was the boolean itself.
  migrate: (kept) => ({ isOn: kept }),
  merge: (kept) => ({ isOn: !isRecord(kept) || kept.isOn !== false }),
});

export function setSingleKeys(isOn: boolean): void {
  singleKeysStore.setState({ isOn });
}

export const usesSingleKeys = () => singleKeysStore.getState().isOn;
export const useSingleKeys = () => useStore(singleKeysStore, ({ isOn }) => isOn);

import { createStore } from 'zustand/vanilla';

/** What Back does to a panel; undefined if the address determines whether it is open. */
type OnBack = (() => void) | undefined;

/** The open modal panels; the last one is on top. */
export const openModals = createStore<readonly { readonly onBack: OnBack }[]>(() => []);

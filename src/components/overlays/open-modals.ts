import { createStore } from 'zustand/vanilla';

/** What closes each open modal panel; the last one is on top. */
export const openModals = createStore<readonly (() => void)[]>(() => []);

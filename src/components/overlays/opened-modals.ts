import { createStore } from 'zustand/vanilla';

/** How many modal panels were opened since the page was loaded. */
export const openedModals = createStore(() => 0);

import { useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { isRecord } from '../../common/is-record';
import { browserStorage } from '../browser-storage';

/** `system` follows the operating system. */
export type Theme = 'system' | 'light' | 'dark';

interface ThemeState {
  readonly theme: Theme;
}

export const themeStore = createStore<ThemeState>()(
  persist<ThemeState, [], [], unknown>(() => ({ theme: 'system' }), {
    name: 'theme',
    version: 1,
    storage: browserStorage(() => localStorage),
    // Version 0 was the theme itself.
    migrate: (kept) => ({ theme: kept }),
    merge(kept) {
      const theme = isRecord(kept) ? kept.theme : undefined;
      return { theme: theme === 'light' || theme === 'dark' ? theme : 'system' };
    },
  }),
);

export function setTheme(theme: Theme): void {
  themeStore.setState({ theme });
}

export const useTheme = () => useStore(themeStore, ({ theme }) => theme);

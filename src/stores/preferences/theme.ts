import { useStore } from 'zustand';
import { isRecord } from '../../common/is-record';
import { keptStore } from '../browser-storage';

/** `system` follows the operating system. */
export type Theme = 'system' | 'light' | 'dark';

interface ThemeState {
  readonly theme: Theme;
}

export const themeStore = keptStore<ThemeState>({
  name: 'theme',
  initial: { theme: 'system' },
  version: 1,
  // Version 0 was the theme itself.
  migrate: (kept) => ({ theme: kept }),
  merge(kept) {
    const theme = isRecord(kept) ? kept.theme : undefined;
    return { theme: theme === 'light' || theme === 'dark' ? theme : 'system' };
  },
});

export function setTheme(theme: Theme): void {
  themeStore.setState({ theme });
}

export const useTheme = () => useStore(themeStore, ({ theme }) => theme);

import { useStore } from 'zustand';
import { isRecord } from '../../common/is-record';
import { keptStore } from '../browser-storage';

/** `system` follows the operating system. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

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
    return { theme: themes.find((one) => one === theme) ?? 'system' };
  },
});

export function setTheme(theme: Theme): void {
  themeStore.setState({ theme });
}

export const useTheme = () => useStore(themeStore, ({ theme }) => theme);

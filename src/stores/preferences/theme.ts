import { useStore } from 'zustand';
import { storedStore } from './storage';

/** `system` follows the operating system. */
export type Theme = 'system' | 'light' | 'dark';

export const themeStore = storedStore<Theme>('theme', (kept) =>
  kept === 'light' || kept === 'dark' ? kept : 'system',
);

export function setTheme(theme: Theme): void {
  themeStore.setState(theme, true);
}

export const useTheme = () => useStore(themeStore);

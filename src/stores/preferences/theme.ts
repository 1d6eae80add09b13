import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { storedValue } from './storage';

/** `system` follows the operating system. */
export type Theme = 'system' | 'light' | 'dark';

const stored = storedValue(() => localStorage, 'theme');

export const themeStore = createStore(() => ({ theme: readTheme(stored.read()) }));

themeStore.subscribe(({ theme }) => stored.write(theme));

export function setTheme(theme: Theme): void {
  themeStore.setState({ theme });
}

export function useTheme(): Theme {
  return useStore(themeStore).theme;
}

function readTheme(value: unknown): Theme {
  return value === 'light' || value === 'dark' ? value : 'system';
}

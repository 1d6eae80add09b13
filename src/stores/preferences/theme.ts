import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { readStored, writeStored } from './storage';

/** Light or dark, or as the system has it. */
export type Theme = 'system' | 'light' | 'dark';

const KEY = 'theme';
const storage = () => localStorage;

export const themeStore = createStore<{ readonly theme: Theme }>(() => ({ theme: stored() }));

themeStore.subscribe(({ theme }) => writeStored(storage, KEY, theme));

export function setTheme(theme: Theme): void {
  themeStore.setState({ theme });
}

export function useTheme(): Theme {
  return useStore(themeStore).theme;
}

function stored(): Theme {
  const value = readStored(storage, KEY);
  return value === 'light' || value === 'dark' ? value : 'system';
}

import { preferencesStore, type Theme } from '../stores/preferences';

/** Keeps the page's theme as the person wants it; without a wish it is the system's. */
export function followTheme(): void {
  apply(preferencesStore.getState().theme);
  preferencesStore.subscribe(({ theme }) => apply(theme));
}

function apply(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}

import { type Theme, themeStore } from '../stores/preferences/theme';

/** Keeps the page's theme as the person wants it; without a wish it is the system's. */
export function followTheme(): void {
  apply(themeStore.getState().theme);
  themeStore.subscribe(({ theme }) => apply(theme));
}

function apply(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}

import { type Theme, themeStore } from '../stores/preferences/theme';

/** Applies the user's theme to the page, now and whenever it changes. */
export function followTheme(): void {
  apply(themeStore.getState().theme);
  themeStore.subscribe(({ theme }) => apply(theme));
}

function apply(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}

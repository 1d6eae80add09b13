/** Hides and reloads a page from the back/forward cache: its user may have signed out since. */
export function reloadWhenRevived(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    document.documentElement.hidden = true;
    location.reload();
  });
}
